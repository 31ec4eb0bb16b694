import { PDFiumLibrary } from '@hyzyla/pdfium'
import { colord } from 'colord'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerFaces } from './fonts.ts'
import { clearOf } from './kit/clearing.ts'
import { drawScene } from './kit/draw-pdf.ts'
import type { GroupNode, SceneNode } from './kit/scene.ts'
import { openLibrary } from './library.ts'
import { boxesOf, layText } from './page-text.ts'
import { type Drawing, pageSize } from './storybook.ts'

const books = await openLibrary()

type Box = { x: number; y: number; w: number; h: number }

/** The picture without its words, and where the words would stand. */
async function unworded({ scene, text: place }: Drawing, text: string[]): Promise<{ pdf: Buffer; boxes: Box[] }> {
  const doc = new PDFDocument({ size: [pageSize.width, pageSize.height], margin: 0 })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  registerFaces(doc)
  const boxes = boxesOf(doc, layText(doc, text, place, 'test'), place)
  drawScene(doc, clearOf(scene, boxes))
  doc.end()
  await ended
  return { pdf: Buffer.concat(chunks), boxes }
}

/** Every face of a scene: where its middle is on the page, and its radius. */
function facesIn(nodes: SceneNode[], [a, b, c, d, e, f]: GroupNode['matrix'] = [1, 0, 0, 1, 0, 0]): Box[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'group') return []
    const [g, h, i, j, k, l] = node.matrix
    const [x, y] = [a * k + c * l + e, b * k + d * l + f]
    const matrix: GroupNode['matrix'] = [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, x, y]
    const radius = Math.hypot(matrix[0], matrix[1])
    const own = node.isFace ? [{ x: x - radius, y: y - radius, w: radius * 2, h: radius * 2 }] : []
    return [...own, ...facesIn(node.children, matrix)]
  })
}

const meet = (one: Box, two: Box) =>
  one.x < two.x + two.w && two.x < one.x + one.w && one.y < two.y + two.h && two.y < one.y + one.h

let library: PDFiumLibrary
beforeAll(async () => {
  library = await PDFiumLibrary.init()
})
afterAll(() => library.destroy())

describe.each(books)('the words of $story.title', ({ story, cover, pages }) => {
  const texts = [[story.title, story.author], ...story.pages.map(({ text }) => text)]
  const drawings = [cover, ...pages].map((drawing, page) => ({ page, drawing, text: texts[page] ?? [] }))

  it('stand on a calm ground with 4.5:1, as the picture is really drawn behind them', async () => {
    for (const { page, drawing, text } of drawings) {
      const { pdf, boxes } = await unworded(drawing, text)
      const document = await library.loadDocument(pdf)
      const { data, width } = await document.getPage(0).render({ scale: 1, render: 'bitmap' })
      document.destroy()
      const at = (x: number, y: number) => data.subarray((Math.round(y) * width + Math.round(x)) * 4)
      const grey = (x: number, y: number) => {
        const [r = 0, g = 0, b = 0] = at(x, y)
        return r * 0.3 + g * 0.59 + b * 0.11
      }
      for (const [paragraph, box] of boxes.entries()) {
        let [poor, edges, points] = [0, 0, 0]
        for (let y = box.y + 4; y < box.y + box.h - 4; y += 3)
          for (let x = box.x + 4; x < box.x + box.w - 4; x += 3) {
            points += 1
            const [r = 0, g = 0, b = 0] = at(x, y)
            if (colord({ r, g, b }).contrast(drawing.text.ink) < 4.5) poor += 1
            const step = Math.max(Math.abs(grey(x, y) - grey(x + 3, y)), Math.abs(grey(x, y) - grey(x, y + 3)))
            if (step > 12) edges += 1
          }
        // The line of a far hill does no harm; a chimney, a roof, a drop of rain would.
        expect(poor / points, `page ${page}, paragraph ${paragraph + 1}: too close to the ink`).toBeLessThan(0.01)
        expect(edges / points, `page ${page}, paragraph ${paragraph + 1}: something is drawn behind it`).toBeLessThan(
          0.03,
        )
      }
    }
  }, 120_000)

  it('are clear of every face', async () => {
    let seen = 0
    for (const { page, drawing, text } of drawings) {
      const { boxes } = await unworded(drawing, text)
      const faces = facesIn(drawing.scene)
      seen += faces.length
      const covered = faces.filter((face) => boxes.some((box) => meet(face, box)))
      expect(covered, `page ${page}`).toEqual([])
    }
    expect(seen).toBeGreaterThan(story.pages.length)
  }, 60_000)
})
