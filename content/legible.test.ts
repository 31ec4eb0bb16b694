import { fileURLToPath } from 'node:url'
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import { colord } from 'colord'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { facesIn } from './kit/faces.ts'
import type { SceneNode } from './kit/scene.ts'
import { openLibrary } from './library.ts'
import { inFile } from './painter/sheet.ts'
import { type Painted, pagesToPaint, paintedFolder } from './paintings.ts'
import { pageSize, type Storybook } from './storybook.ts'
import { shipped } from './testing/shipped.ts'

const books = await openLibrary()

type Box = { x: number; y: number; w: number; h: number }

/** The picture of a page without its words. */
async function pictureOf(book: Storybook, { file, ground }: Painted): Promise<Bitmap> {
  const pathOf = (name: string) => fileURLToPath(new URL(name, paintedFolder(book)))
  const page = sharp(pathOf(file))
  if (!ground) return bitmapIn(page)
  const over = { input: pathOf(ground.file), left: inFile(ground.box.x), top: inFile(ground.box.y) }
  // Two steps: sharp resizes a picture before it lays another one on it.
  const { data, info } = await page.composite([over]).raw().toBuffer({ resolveWithObject: true })
  return bitmapIn(sharp(data, { raw: info }))
}

async function bitmapIn(picture: Sharp): Promise<Bitmap> {
  return { data: await picture.resize(pageSize.width).ensureAlpha().raw().toBuffer(), width: pageSize.width }
}

const boxesOf = (nodes: SceneNode[]): Box[] =>
  facesIn(nodes).map(({ x, y, radius }) => ({ x: x - radius, y: y - radius, w: radius * 2, h: radius * 2 }))

const meet = (one: Box, two: Box) =>
  one.x < two.x + two.w && two.x < one.x + one.w && one.y < two.y + two.h && two.y < one.y + one.h

let library: PDFiumLibrary
beforeAll(async () => {
  library = await PDFiumLibrary.init()
})
afterAll(() => library.destroy())

type Bitmap = { data: Uint8Array; width: number }

async function bitmapOf(page: PDFiumPage): Promise<Bitmap> {
  const { data, width } = await page.render({ scale: 1, render: 'bitmap' })
  return { data, width }
}

const [across, down, step] = [40, 28, 3]

/** The contrast of an ink with the colours of a picture. Most of its points share a few colours. */
function contrastWith(ink: string) {
  const known = new Map<number, number>()
  return (colour: number): number => {
    const rgb = { r: colour >> 16, g: (colour >> 8) & 255, b: colour & 255 }
    const contrast = known.get(colour) ?? colord(rgb).contrast(ink)
    known.set(colour, contrast)
    return contrast
  }
}

/**
 * The patches of a paragraph, a short word wide and a line high, that words really cover: which share of each is under
 * 4.5:1 to the ink in the picture, and which share is the edge of something.
 */
function patchesOf(box: Box, picture: Bitmap, worded: Bitmap, ink: string) {
  const at = ({ data, width }: Bitmap, x: number, y: number) => {
    const place = (Math.round(y) * width + Math.round(x)) * 4
    return ((data[place] ?? 0) << 16) + ((data[place + 1] ?? 0) << 8) + (data[place + 2] ?? 0)
  }
  const grey = (bitmap: Bitmap, x: number, y: number) => {
    const colour = at(bitmap, x, y)
    return (colour >> 16) * 0.3 + ((colour >> 8) & 255) * 0.59 + (colour & 255) * 0.11
  }
  const contrast = contrastWith(ink)
  const patches: { x: number; y: number; poor: number; uneven: number }[] = []
  for (let y = box.y + 4; y < box.y + box.h - 4; y += down)
    for (let x = box.x + 4; x < box.x + box.w - 4; x += across) {
      let [points, written, poor, edges] = [0, 0, 0, 0]
      for (let py = y; py < Math.min(y + down, box.y + box.h - 4); py += step)
        for (let px = x; px < Math.min(x + across, box.x + box.w - 4); px += step) {
          const here = grey(picture, px, py)
          points += 1
          if (Math.abs(here - grey(worded, px, py)) > 40) written += 1
          if (contrast(at(picture, px, py)) < 4.5) poor += 1
          const rise = Math.max(
            Math.abs(here - grey(picture, px + step, py)),
            Math.abs(here - grey(picture, px, py + step)),
          )
          if (rise > 12) edges += 1
        }
      if (written / points > 0.02) patches.push({ x, y, poor: poor / points, uneven: edges / points })
    }
  return patches
}

describe.each(books)('the words of $story.title', (book) => {
  const { story, cover, pages } = book
  const drawings = [cover, ...pages]
  const painted = pagesToPaint(book)

  it('stand on a calm ground with 4.5:1, as the picture is really painted behind each word', async () => {
    const shippedBook = await library.loadDocument(await shipped(`${story.slug}.pdf`))
    for (const [page, painting] of painted.entries()) {
      const [picture, worded] = [await pictureOf(book, painting), await bitmapOf(shippedBook.getPage(page))]
      for (const [paragraph, box] of painting.boxes.entries()) {
        for (const { x, y, poor, uneven } of patchesOf(box, picture, worded, drawings[page]?.text?.ink ?? '')) {
          const where = `page ${page}, paragraph ${paragraph + 1}, at ${Math.round(x)}, ${Math.round(y)}`
          expect(poor, `${where}: too close to the ink`).toBeLessThan(0.02)
          // The line of a far hill does no harm; a chimney, a roof, a drop of rain would.
          expect(uneven, `${where}: something is drawn behind it`).toBeLessThan(0.18)
        }
      }
    }
    shippedBook.destroy()
  })

  it('are clear of every face', () => {
    let seen = 0
    for (const [page, { scene, boxes }] of painted.entries()) {
      const faces = boxesOf(scene)
      seen += faces.length
      const covered = faces.filter((face) => boxes.some((box) => meet(face, box)))
      expect(covered, `page ${page}`).toEqual([])
    }
    expect(seen).toBeGreaterThan(story.pages.length)
  })
})
