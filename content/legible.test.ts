import { PDFiumLibrary } from '@hyzyla/pdfium'
import { colord } from 'colord'
import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { books } from './books/books.ts'
import { registerFaces } from './fonts.ts'
import { drawScene } from './kit/draw-pdf.ts'
import { layText } from './page-text.ts'
import { type Drawing, pageSize } from './storybook.ts'

type Box = { x: number; y: number; w: number; h: number }

/** The picture without its words, and where the words would stand. */
async function unworded({ scene, text: place }: Drawing, text: string[]): Promise<{ pdf: Buffer; boxes: Box[] }> {
  const doc = new PDFDocument({ size: [pageSize.width, pageSize.height], margin: 0 })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  registerFaces(doc)
  drawScene(doc, scene)
  const boxes = layText(doc, text, place, 'test').map(({ paragraph, face, size, lead, y, width, height }) => {
    doc.font(face).fontSize(size)
    return { x: place.x, y, w: Math.min(width, doc.widthOfString(paragraph)), h: height - lead }
  })
  doc.end()
  await ended
  return { pdf: Buffer.concat(chunks), boxes }
}

it('keeps 4.5:1 between the words and the picture as it is really drawn behind them', async () => {
  const library = await PDFiumLibrary.init()
  for (const { story, cover, pages } of books) {
    const texts = [[story.title, story.author], ...story.pages.map(({ text }) => text)]
    for (const [number, drawing] of [cover, ...pages].entries()) {
      const { pdf, boxes } = await unworded(drawing, texts[number] ?? [])
      const document = await library.loadDocument(pdf)
      const { data, width } = await document.getPage(0).render({ scale: 1, render: 'bitmap' })
      document.destroy()
      const contrasts: number[] = []
      for (const box of boxes)
        for (let y = Math.ceil(box.y); y < box.y + box.h; y += 5)
          for (let x = box.x; x < box.x + box.w; x += 5) {
            const [r = 0, g = 0, b = 0] = data.subarray((y * width + x) * 4)
            contrasts.push(colord({ r, g, b }).contrast(drawing.text.ink))
          }
      // A speck of rain or foam between the lines does no harm; a patch would.
      const poor = contrasts.filter((contrast) => contrast < 4.5).length / contrasts.length
      expect(poor, `${story.title}, page ${number}: share of the ground that is too close to the ink`).toBeLessThan(
        0.02,
      )
    }
  }
  library.destroy()
}, 60_000)
