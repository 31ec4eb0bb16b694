import { PDFDocument, PDFName, PDFString, rgb } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PreparedPage } from './answers.ts'
import { combineBytes, ingestBytes, prepareBytes } from './testing/from-bytes.ts'

interface Filled {
  /** Whether the fields say how they look; some programs leave it to those that show them. */
  hasAppearance: boolean
}

/** A page with the labels and the values of a worksheet that a teacher has filled in. */
async function makeForm({ hasAppearance }: Filled) {
  const document = await PDFDocument.create()
  const page = document.addPage([600, 400])
  const form = document.getForm()
  const place = (y: number, height = 30) => ({ x: 200, y, width: 300, height, borderWidth: 0, textColor: rgb(0, 0, 0) })
  page.drawText('Name:', { x: 60, y: 350, size: 20 })
  page.drawText('Class:', { x: 60, y: 300, size: 20 })
  const name = form.createTextField('name')
  name.setText('Temi Adeyemi')
  name.addToPage(page, place(342))
  const group = form.createDropdown('class')
  group.addOptions(['Larch', 'Oak'])
  group.select('Oak')
  group.addToPage(page, place(292))
  const lines = form.createTextField('story')
  lines.enableMultiline()
  lines.setText('The kite flew.\nIt came down.')
  lines.addToPage(page, place(150, 100))
  const secret = form.createTextField('secret')
  secret.setText('not to be seen')
  secret.addToPage(page, { ...place(60), hidden: true })
  form.updateFieldAppearances()
  if (!hasAppearance)
    for (const field of form.getFields())
      for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'))
  const note = document.context.obj({ Type: 'Annot', Subtype: 'FreeText', Rect: [200, 20, 440, 50], F: 4 })
  note.set(PDFName.of('Contents'), PDFString.of('Hand in on Friday'))
  note.set(PDFName.of('DA'), PDFString.of('/Helv 14 Tf 0 g'))
  page.node.addAnnot(document.context.register(note))
  return document.save({ updateFieldAppearances: false })
}

/** The share of dark pixels in a part of a page, in points. */
async function inkIn(picture: Buffer, [left, top, width, height]: [number, number, number, number]) {
  const { width: across = 0 } = await sharp(picture).metadata()
  const scaled = (points: number) => Math.round((points / 600) * across)
  const part = { left: scaled(left), top: scaled(top), width: scaled(width), height: scaled(height) }
  const pixels = await sharp(picture).extract(part).greyscale().raw().toBuffer()
  return pixels.filter((value) => value < 100).length / pixels.length
}

test.each([true, false])(
  'what was typed into a form is in the picture, the cover and the text (drawn by its program: %s)',
  async (hasAppearance) => {
    const { pdf, cover } = await ingestBytes(await makeForm({ hasAppearance }))
    const pages: PreparedPage[] = []
    await prepareBytes(pdf, { onPage: async (page) => void pages.push(page) })
    const [page] = pages
    for (const picture of [page?.large, page?.small, cover.large, cover.small])
      for (const top of [30, 80, 150])
        expect(await inkIn(picture ?? Buffer.alloc(0), [200, top, 200, 40])).toBeGreaterThan(0.005)
    const text = page?.text.map((lines) => lines.map((line) => line.text).join('|'))
    expect(text?.join('|')).toMatch(
      /Name: Temi Adeyemi\|Class: Oak\|The kite flew\.\|It came down\.\|Hand in on Friday/,
    )
    expect(JSON.stringify(text)).not.toContain('not to be seen')
  },
)

test.each([true, false])(
  'what was typed into a form is printed with the papers for a class (drawn by its program: %s)',
  async (hasAppearance) => {
    const pages: PreparedPage[] = []
    const printed = await combineBytes(await makeForm({ hasAppearance }))
    await prepareBytes(printed, { onPage: async (page) => void pages.push(page) })
    const picture = pages[0]?.large ?? Buffer.alloc(0)
    for (const top of [30, 80, 150]) expect(await inkIn(picture, [200, top, 200, 40])).toBeGreaterThan(0.005)
    // A hidden field stays hidden.
    expect(await inkIn(picture, [200, 305, 200, 38])).toBe(0)
  },
)
