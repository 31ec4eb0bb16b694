import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { openDocument } from '../print/document.ts'
import { clearOf } from './kit/clearing.ts'
import type { SceneNode } from './kit/scene.ts'
import { setPage } from './page-text.ts'
import { pagesOf } from './pages.ts'
import { groundBox } from './painter/ground-box.ts'
import type { Lighting } from './painter/lighting.ts'
import type { Box } from './painter/paint-page.ts'
import { ContentError, pageSize, type Storybook } from './storybook.ts'

/** Two pages that are painted as one picture. */
export type Whole = { scene: SceneNode[]; boxes: Box[] }

/** A page that is painted: the names of its files have a hash of its drawing, words and light. */
export type Painted = {
  scene: SceneNode[]
  boxes: Box[]
  lighting: Lighting
  where: string
  file: string
  /** What the words stand on and nothing else: it lies over the page, in a file of its own. */
  ground: { box: Box; file: string } | null
  /** Which half it is of what is painted over two pages; null for a page by itself. */
  half: { side: 'left' | 'right'; whole: Whole } | null
}

/** Paintings as addresses of JPEGs that hold their bytes. */
export type Painting = { page: string; ground: { box: Box; picture: string } | null }

/** Where the paintings of a book are kept. */
export const paintedFolder = ({ story }: Storybook): URL => new URL(`./books/${story.slug}/painted/`, import.meta.url)

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)

const planned = new WeakMap<Storybook, Painted[]>()

/** What there is to paint of each page of a book, the cover first; found once for each book. */
export function pagesToPaint(book: Storybook): Painted[] {
  const pages = planned.get(book) ?? planPages(book)
  planned.set(book, pages)
  return pages
}

function planPages(book: Storybook): Painted[] {
  // Nothing is printed; the document only measures words.
  const { doc } = openDocument({ size: [pageSize.width, pageSize.height], info: {} })
  const pages = pagesOf(book).map((page) => {
    const { text, drawing, where } = page
    return { ...page, boxes: setPage(doc, text, drawing.text, where).map(({ box }) => box) }
  })
  let whole: Whole = { scene: [], boxes: [] }
  return pages.map(({ name, drawing, where, boxes }, index) => {
    const scene = clearOf(drawing.scene, boxes)
    const { lighting, half } = drawing
    if (half?.side === 'left') whole = wholeOf(half.spread.scene, boxes, pages[index + 1]?.boxes ?? [])
    const painted = half ? whole : { scene, boxes }
    const hash = createHash('sha256')
      .update(JSON.stringify([painted.scene, painted.boxes, lighting], rounded))
      .digest('hex')
    const box = groundBox(scene)
    const named = `${name}-${hash.slice(0, 12)}`
    const ground = box && { box, file: `${named}-ground.webp` }
    return {
      scene,
      boxes,
      lighting,
      where,
      file: `${named}.webp`,
      ground,
      half: half ? { side: half.side, whole } : null,
    }
  })
}

function wholeOf(scene: SceneNode[], left: Box[], right: Box[]): Whole {
  const boxes = [...left, ...right.map((box) => ({ ...box, x: box.x + pageSize.width }))]
  return { scene: clearOf(scene, boxes), boxes }
}

/** The files of a page. */
export const filesOf = ({ file, ground }: Painted): string[] => (ground ? [file, ground.file] : [file])

const prepared = new Map<string, Promise<string>>()

/** The paintings of a book, the cover first: a document takes in each once, however often it draws it. Throws ContentError when one was painted from another drawing. */
export function paintingsOf(book: Storybook): Promise<Painting[]> {
  const folder = paintedFolder(book)
  const pages = pagesToPaint(book)
  for (const page of pages)
    if (!filesOf(page).every((file) => existsSync(new URL(file, folder))))
      throw new ContentError(
        `${page.where}: its painting is missing, or is that of another drawing, other words or another light. Paint it: npm run paint`,
      )
  const prepare = (file: string) => {
    const url = new URL(file, folder)
    const made = prepared.get(url.href) ?? asJpeg(url)
    prepared.set(url.href, made)
    return made
  }
  return Promise.all(
    pages.map(async ({ file, ground }) => ({
      page: await prepare(file),
      ground: ground && { box: ground.box, picture: await prepare(ground.file) },
    })),
  )
}

async function asJpeg(url: URL): Promise<string> {
  const bytes = await sharp(await readFile(url))
    .jpeg({ quality: 84 })
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}
