import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync, gzipSync, strFromU8, strToU8 } from 'fflate'
import { ink } from '../../../print/tracing/edge-lines.ts'
import type { PathNode, SceneNode } from '../../kit/scene.ts'
import { pagesOf } from '../../pages.ts'
import type { Plate } from '../../play/plates.ts'
import { ContentError, pageSize, type Storybook } from '../../storybook.ts'
import { colourLines } from './colour-lines.ts'

/** A page whose lines are kept: the name of its file has a hash of its drawing, and of the scale in which it is printed. */
export type Lined = { scene: SceneNode[]; scale: number; where: string; file: string }

/** Where the lines of a book are kept. */
export const linesFolder = ({ story }: Storybook): URL => new URL(`../../books/${story.slug}/lines/`, import.meta.url)

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)

/** What there is to trace of a page, the cover being 0, in the scale in which it is printed. Throws ContentError when the book has no such page. */
export function pageToTrace(book: Storybook, page: number, scale: number): Lined {
  const found = pagesOf(book)[page]
  if (!found) throw new ContentError(`${book.file}: there is no page ${page} to colour in. Name one that the book has.`)
  return toTrace(found.name, found.drawing.scene, scale, found.where)
}

/** What there is to trace of the drawings of a book’s sheets. */
export const plateToTrace = ({ file }: Storybook, { name, scene, scale }: Plate): Lined =>
  toTrace(`sheet-${name}`, scene, scale, `${file}/play.ts, ${name}`)

function toTrace(name: string, scene: SceneNode[], scale: number, where: string): Lined {
  const hash = createHash('sha256')
    .update(JSON.stringify([scene, scale], rounded))
    .digest('hex')
  return { scene, scale, where, file: `${name}-${hash.slice(0, 12)}.svgz` }
}

/** Traces a page. The same page gives the same bytes: fflate compresses alike on every machine, which Node’s zlib need not. */
export function traceFile({ scene, scale, file }: Lined): { file: string; bytes: Uint8Array } {
  const shapes = colourLines(scene, scale).map(({ d, width }) =>
    width === undefined ? `<path fill="${ink}" stroke="none" d="${d}"/>` : `<path stroke-width="${width}" d="${d}"/>`,
  )
  const box = `viewBox="0 0 ${pageSize.width} ${pageSize.height}"`
  const pen = `fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round"`
  const svg = [`<svg xmlns="http://www.w3.org/2000/svg" ${box} ${pen}>`, ...shapes, '</svg>', ''].join('\n')
  return { file, bytes: gzipSync(strToU8(svg), { level: 9, mtime: 0 }) }
}

/** The lines of a page to colour in, as they are kept. Throws ContentError when they were traced from another drawing, or for another size. */
export const readLines = (book: Storybook, page: number, scale: number): PathNode[] =>
  readTraced(book, pageToTrace(book, page, scale))

/** The lines of what was traced, as they are kept. Throws ContentError as readLines does. */
export function readTraced(book: Storybook, { where, file }: Lined): PathNode[] {
  const url = new URL(file, linesFolder(book))
  if (!existsSync(url))
    throw new ContentError(
      `${where}: its lines to colour in (lines/${file}) are missing, or are those of another drawing or another size. Trace them: npm run paint`,
    )
  const svg = strFromU8(gunzipSync(readFileSync(url)))
  return [...svg.matchAll(/<path (?:stroke-width="([\d.]+)"|fill="[^"]+" stroke="none") d="([^"]*)"\/>/g)].map(
    ([, width, d = '']): PathNode =>
      width === undefined ? { kind: 'path', d, fill: ink } : { kind: 'path', d, stroke: ink, width: Number(width) },
  )
}
