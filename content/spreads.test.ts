import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { facesIn } from './kit/faces.ts'
import { openLibrary } from './library.ts'
import { pagesToPaint, paintedFolder } from './paintings.ts'
import { pageSize } from './storybook.ts'
import { shippedBook } from './testing/shipped.ts'

const books = (await openLibrary()).filter(({ pages }) => pages.some(({ half }) => half))

/** How far from the fold a face is at least, in points. */
const clearOfFold = 20
/** How much more brightness changes over the fold than beside it, at most: each half was compressed by itself. */
const maxSeam = 2.5

const column = async (url: URL, at: 'first' | 'last', inwards = 0): Promise<Buffer> => {
  const image = sharp(await readFile(url)).greyscale()
  const { width = 0, height = 0 } = await image.metadata()
  const left = at === 'first' ? inwards : width - 1 - inwards
  return image.extract({ left, top: 0, width: 1, height }).raw().toBuffer()
}

const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length

it('ships in three books', () => expect(books).toHaveLength(3))

describe.each(books)('a picture over two pages of $story.title', (book) => {
  const { story, pages } = book
  const lefts = pages.flatMap(({ half }, index) => (half?.side === 'left' ? [index] : []))

  it('lies on pages that face each other, and each half says that it is one', async () => {
    for (const left of lefts) {
      // The first page of a story lies on the left.
      expect(left % 2).toBe(0)
      expect(pages[left + 1]?.half?.side).toBe('right')
      expect(story.pages[left]?.alt).toMatch(/^The left half of one wide picture/)
      expect(story.pages[left + 1]?.alt).toMatch(/^The right half of the same picture/)
    }
    const { teaching } = (await shippedBook(story.slug)).book
    if (!(teaching && 'pages' in teaching)) throw new Error('Nothing is taught with it.')
    const told = teaching.pages.flatMap(({ page, isSpread }) => (isSpread ? page : []))
    expect(told).toEqual(lefts.flatMap((left) => [left + 1, left + 2]))
  })

  it('has no face in the fold', () => {
    for (const left of lefts)
      for (const { x, radius } of facesIn(pages[left]?.half?.spread.scene ?? []))
        expect(Math.abs(x - pageSize.width) - radius, `page ${left + 1}, a face at ${x}`).toBeGreaterThan(clearOfFold)
  })

  it('shows no seam at the fold', async () => {
    const painted = pagesToPaint(book)
    const urlOf = (page: number) => new URL(painted[page]?.file ?? '', paintedFolder(book))
    for (const left of lefts) {
      const [one, other] = [urlOf(left + 1), urlOf(left + 2)]
      const columns = [
        ...(await Promise.all([3, 2, 1, 0].map((inwards) => column(one, 'last', inwards)))),
        ...(await Promise.all([0, 1, 2, 3].map((inwards) => column(other, 'first', inwards)))),
      ]
      const steps = columns.slice(1).map((each, at) => difference(columns[at] ?? each, each))
      const [over = 0] = steps.splice(3, 1)
      expect(over).toBeLessThan(Math.max(...steps) + maxSeam)
    }
  })
})
