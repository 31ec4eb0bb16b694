import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lineWidth } from '../../../print/tracing/edge-lines.ts'
import { ellipse } from '../../kit/geometry.ts'
import { fill } from '../../kit/scene.ts'
import { openLibrary } from '../../library.ts'
import { outlinesOf } from '../../painter/path-points.ts'
import { ContentError, type Storybook } from '../../storybook.ts'
import { colouringScale, pagesToColour } from './colouring-book.ts'
import { linesFolder, pageToTrace, readLines, traceFile } from './kept-lines.ts'
import { linesToTrace } from './lines-to-trace.ts'

const books = await openLibrary()
const [temi] = books
if (!temi) throw new Error('No book ships.')

/** The longer side of the largest part of a path. */
const findLongestSide = (d: string) =>
  Math.max(
    ...outlinesOf(d, [1, 0, 0, 1, 0, 0]).flatMap(({ points }) =>
      [points.map(([x]) => x), points.map(([, y]) => y)].map((all) => Math.max(...all) - Math.min(...all)),
    ),
  )

describe('the lines that are kept', () => {
  it.each(books)('are those of the pages and sheets of $story.title, and no others', (book) => {
    expect(new Set(readdirSync(linesFolder(book)))).toEqual(new Set(linesToTrace(book).map(({ file }) => file)))
  })

  it('are what is traced now, for the book and for a sheet', () => {
    const traced = linesToTrace(temi)
    for (const page of [traced[3], traced.at(-1)]) {
      if (!page) throw new Error('Nothing is traced.')
      const { file, bytes } = traceFile(page)
      expect(readFileSync(new URL(file, linesFolder(temi))).equals(bytes), page.where).toBe(true)
    }
  })

  it('belong to one drawing in one size: another drawing or size needs npm run paint first', () => {
    const [first, ...others] = temi.pages
    if (!first) throw new Error('It has no page.')
    const scene = [...first.scene, fill(ellipse(300, 300, 40), '#cc2222')]
    const changed: Storybook = { ...temi, pages: [{ ...first, scene }, ...others] }
    const { file } = pageToTrace(changed, 1, colouringScale)
    expect(file).not.toBe(pageToTrace(temi, 1, colouringScale).file)
    expect(() => readLines(changed, 1, colouringScale)).toThrow(
      new ContentError(
        `content/books/temi-and-the-chip-thief, page 1: its lines to colour in (lines/${file}) are missing, or are those of another drawing or another size. Trace them: npm run paint`,
      ),
    )
    expect(() => readLines(temi, 1, colouringScale / 2)).toThrow('Trace them: npm run paint')
    expect(readLines(temi, 1, colouringScale).length).toBeGreaterThan(3)
  })

  it.each(books)('of $story.title are 0.7 to 1.2 mm wide on paper, and black in small parts of faces only', (book) => {
    for (const page of pagesToColour(book).keys())
      for (const { d, width, fill: solid } of readLines(book, page, colouringScale)) {
        const wide = (width ?? lineWidth.min / colouringScale) * colouringScale
        expect(wide, `page ${page}`).toBeGreaterThanOrEqual(lineWidth.min - 0.06)
        expect(wide, `page ${page}`).toBeLessThanOrEqual(lineWidth.max + 0.06)
        // A brow or a mouth is long and thin.
        if (solid) expect(findLongestSide(d) * colouringScale, `page ${page}`).toBeLessThan(60)
      }
  })
})
