import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { PreparedPage } from './answers.ts'
import { prepareBytes } from './testing/from-bytes.ts'
import { makePdf } from './testing/make-pdf.ts'

const [sky, meadow] = ['#9cf', '#9d6']

/** As it is painted: a picture of its own. */
const carpet = `data:image/jpeg;base64,${(
  await sharp({ create: { width: 30, height: 10, channels: 3, background: '#402' } })
    .jpeg()
    .toBuffer()
).toString('base64')}`

/** Tagged, 600 by 400 points: a cover and what the tests name. Black is on no page but in its letters. */
function makePages() {
  return makePdf(
    (document) => {
      const words = (text: string, y: number) =>
        document.struct('P', {}, () => document.fill('#000').fontSize(30).text(text, 60, y, { lineBreak: false }))
      const page = (...parts: (() => void)[]) => {
        document.addPage().rect(0, 0, 600, 400).fill(sky).rect(0, 300, 600, 60).fill(meadow)
        for (const part of parts) part()
      }
      const add = (tag: PDFKit.PDFStructureElement) => document.addStructure(tag)
      page(() => add(words('The cover', 40)))
      page(
        () => add(words('Two lines', 100)),
        () => add(words('on the sky.', 140)),
      )
      page(
        () => add(words('Beside a sign', 40)),
        () => {
          const sign = { alt: 'A shop.' }
          const letters = () => document.fill('#000').fontSize(30).text('KITES', 410, 320, { lineBreak: false })
          add(document.struct('Figure', sign, letters))
        },
        () => {
          document.markContent('Artifact', { type: 'Pagination' })
          document.fill('#000').fontSize(20).text('3', 40, 360, { lineBreak: false })
          document.endMarkedContent()
        },
      )
      // As a scanner's software writes what it has read: invisible, over the picture of the words.
      page(() => {
        document.rect(60, 40, 200, 30).fill('#000')
        document.addContent('3 Tr').text('Scanned words', 60, 40, { lineBreak: false }).addContent('0 Tr')
      })
      page(
        () => add(words('Printed', 40)),
        () => void document.addContent('3 Tr').text('and hidden', 60, 200, { lineBreak: false }).addContent('0 Tr'),
      )
      page()
      page(
        // As our own books are: the picture with a carpet in it, and on that the words.
        () => {
          const draw = () => {
            document.markContent('WordsGround').image(carpet, 50, 90, { width: 300, height: 100 }).endMarkedContent()
            document.rect(410, 90, 60, 80).fill('#000')
          }
          add(document.struct('Figure', { alt: 'A carpet and a box.' }, draw))
        },
        () => add(words('On a carpet', 120)),
      )
    },
    { tagged: true, autoFirstPage: false },
  )
}

/** The same pages as some programs write them: each as a whole that is placed on a page. */
async function nested(bytes: Uint8Array) {
  const document = await PDFDocument.create()
  for (const page of await document.embedPdf(await PDFDocument.load(bytes), [0, 1]))
    document.addPage([600, 400]).drawPage(page)
  return document.save()
}

async function prepare(bytes: Uint8Array) {
  const pages: PreparedPage[] = []
  await prepareBytes(bytes, { onPage: async (page) => void pages.push(page) })
  return pages
}

let pages: PreparedPage[]
beforeAll(async () => {
  pages = await prepare(await makePages())
})

/** Where black is left, in points, once the part has been laid over the page's picture. */
async function blackLeft(page: PreparedPage | undefined) {
  if (!page?.wordless) throw new Error('The page has no picture without its words.')
  const { picture, x, y } = page.wordless
  const over = [{ input: picture, left: Math.round(x * 1600), top: Math.round(y * 1067) }]
  const laid = await sharp(page.large).composite(over).png().toBuffer()
  const { data, info } = await sharp(laid).greyscale().raw().toBuffer({ resolveWithObject: true })
  const found = new Set<string>()
  data.forEach((value, index) => {
    const [left, top] = [index % info.width, Math.floor(index / info.width)].map((at) => (at / info.width) * 600)
    // In fields of 100 points.
    if (value < 100) found.add(`${Math.floor((left ?? 0) / 100)} ${Math.floor((top ?? 0) / 100)}`)
  })
  return [...found]
}

test('a page is there without its words, as the part of its picture that they were printed on', async () => {
  expect(await blackLeft(pages[1])).toEqual([])
  const { x = 0, y = 0, width = 1, height = 1, picture } = pages[1]?.wordless ?? {}
  expect([x, y, x + width, y + height].map((share) => Math.round(share * 10))).toEqual([1, 2, 3, 4])
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: Math.round(width * 1600) })
})

test('letters on drawn signs and page numbers stay, because no panel shows them', async () => {
  expect(new Set(await blackLeft(pages[2]))).toEqual(new Set(['0 3', '4 3']))
})

test('all words go or none: not from a scan, nor from a page that is one in part', () => {
  expect(pages[3]?.text.flat().map(({ text }) => text)).toEqual(['Scanned words'])
  expect(pages[3]?.wordless).toBeNull()
  expect(pages[4]?.text.flat()).toHaveLength(2)
  expect(pages[4]?.wordless).toBeNull()
})

test('a cover keeps its title, and a page without words needs no second picture', () => {
  expect(pages[0]?.wordless).toBeNull()
  expect(pages[5]).toMatchObject({ text: [], wordless: null })
})

test('what is there for the words alone goes with them', async () => {
  expect(new Set(await blackLeft(pages[6]))).toEqual(new Set(['4 0', '4 1']))
})

test('a page that is only text keeps it, with its rule, number and crest', async () => {
  const booklet = await makePdf((document) => {
    const write = (text: string) => document.fill('#000').fontSize(20).text(text, 60, 60, { width: 480 })
    write('Our booklet')
    for (const background of ['#fff', '#ffe', '#eef']) {
      document.addPage().rect(0, 0, 600, 400).fill(background).rect(60, 40, 480, 2).fill('#06c')
      document.circle(560, 40, 15).fill('#b00')
      write('Please bring a coat, a drink and a packed lunch on Friday. '.repeat(4))
    }
    document.addPage().rect(0, 200, 600, 100).fill('#06c')
    write('A page with a river.')
  })
  expect((await prepare(booklet)).map(({ wordless }) => wordless !== null)).toEqual([false, false, false, false, true])
})

test('words within a group are found', async () => {
  const [, page] = await prepare(await nested(await makePages()))
  expect(await blackLeft(page)).toEqual([])
})
