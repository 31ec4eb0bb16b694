import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PreparedBook, PreparedPage } from './answers.ts'
import { prepareBytes } from './testing/from-bytes.ts'
import { makePdf, makeTaggedPdf, setOnPage } from './testing/make-pdf.ts'

async function prepare(bytes: Uint8Array, from?: number) {
  const pages: PreparedPage[] = []
  const onPage = async (page: PreparedPage) => void pages.push(page)
  const book = await prepareBytes(bytes, from ? { onPage, from } : { onPage })
  return { book, pages }
}

const words = ({ text }: PreparedPage) => text.map((paragraph) => paragraph.map((line) => line.text))

/** Where the page's ink is, as fractions: `#000` on white only. */
async function ink({ large }: PreparedPage) {
  const { data, info } = await sharp(large).greyscale().raw().toBuffer({ resolveWithObject: true })
  let [left, right, top, bottom] = [info.width, 0, info.height, 0]
  // A plain loop: a list of two million points would take longer than the page.
  for (let index = 0; index < data.length; index++) {
    if ((data[index] ?? 255) >= 100) continue
    const [x, y] = [index % info.width, Math.floor(index / info.width)]
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return {
    left: left / info.width,
    right: right / info.width,
    top: top / info.height,
    bottom: bottom / info.height,
  }
}

/** `H` fills its line from the baseline to three quarters of the font size. */
async function expectTextOverInk(page: PreparedPage) {
  const line = page.text[0]?.[0]
  if (!line) throw new Error('The page has no text.')
  const found = await ink(page)
  expect(Math.abs(line.x - found.left)).toBeLessThan(0.01)
  expect(Math.abs(line.x + line.width - found.right)).toBeLessThan(0.01)
  expect(found.top).toBeGreaterThan(line.y - 0.01)
  expect(found.top).toBeLessThan(line.y + line.height * 0.25)
  expect(found.bottom).toBeLessThan(line.y + line.height + 0.01)
  expect(found.bottom).toBeGreaterThan(line.y + line.height * 0.6)
}

describe('a tagged book', () => {
  let bytes: Buffer
  let book: PreparedBook
  let pages: PreparedPage[]
  let first: PreparedPage | undefined
  let second: PreparedPage | undefined

  beforeAll(async () => {
    bytes = await makeTaggedPdf()
    ;({ book, pages } = await prepare(bytes))
    ;[first, second] = pages
  })

  test('comes page by page, in two widths', async () => {
    expect(book).toEqual({ pageCount: 2, aspect: 1.5 })
    expect(pages.map(({ number }) => number)).toEqual([1, 2])
    if (!first) throw new Error('The book has no page.')
    expect(await sharp(first.small).metadata()).toMatchObject({ format: 'webp', width: 800, height: 533 })
    expect(await sharp(first.large).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1067 })
  })

  test('is read in the order of its tags, without page numbers and text replaced by alternative texts', () => {
    expect(first && words(first)).toEqual([['Temi'], ['She made a kite', 'of paper.'], ['It was sold.']])
  })

  test('has the alternative texts of its figures', () => {
    expect(first?.alt).toBe('Temi holds a kite.')
    expect(second?.alt).toBe('A blue kite. A gull.')
    expect(second?.text).toEqual([])
  })

  test('has its text where the image shows it', () => {
    const heading = first?.text[0]?.[0]
    expect(heading?.x).toBeCloseTo(60 / 600, 2)
    expect(heading?.y).toBeCloseTo(40 / 400, 1)
    expect(heading?.height).toBeCloseTo(40 / 400, 3)
  })

  test('continues where it was interrupted', async () => {
    const { book: again, pages: rest } = await prepare(bytes, 2)
    expect(again).toEqual(book)
    expect(rest).toEqual([second])
  })

  test('fails if the callback that stores the pages fails', async () => {
    const storing = prepareBytes(bytes, { onPage: () => Promise.reject(new Error('disk full')) })
    await expect(storing).rejects.toThrow('disk full')
  })
})

describe('pages without tags', () => {
  let pages: PreparedPage[]

  // One run of the worker for all of them: starting it takes longer than a page.
  beforeAll(async () => {
    const bytes = await makePdf(
      (document) => {
        document.addPage().fontSize(40).text('HHHHHHHH', 100, 80)
        document.addPage()
        setOnPage(document, 'Rotate', 90)
        document.fontSize(40).text('HHHH', 200, 80)
        document.addPage()
        setOnPage(document, 'CropBox', [50, 100, 450, 380])
        document.fontSize(40).text('HHHHHH', 150, 80)
        document.addPage({ size: [400, 700] })
        document.fontSize(40).text('HHHH', 100, 80)
        document.addPage({ size: [600, 400] }).fontSize(16)
        document.text('The right column stands alone.', 340, 100, { width: 200 })
        document.text('The left column has two lines.', 40, 100, { width: 150 })
        document.text('A paragraph of its own.', 40, 200, { width: 200 })
        document.fontSize(30).text('A title over both of the columns', 40, 30)
      },
      { autoFirstPage: false },
    )
    ;({ pages } = await prepare(bytes))
  })

  test('have their text over its ink when they are rotated, cropped or of unusual shape', async () => {
    expect(pages).toHaveLength(5)
    const [plain, turned, cropped, tall] = pages
    if (!plain || !turned || !cropped || !tall) throw new Error('A page is missing.')
    for (const page of [plain, cropped, tall]) await expectTextOverInk(page)
    const [line] = turned.text[0] ?? []
    const found = await ink(turned)
    if (!line) throw new Error('The turned page has no text.')
    expect(Math.abs(line.y - found.top)).toBeLessThan(0.01)
    expect(Math.abs(line.y + line.height - found.bottom)).toBeLessThan(0.01)
  })

  test('are read in columns, their paragraphs kept together', () => {
    expect(pages[4] && words(pages[4])).toEqual([
      ['A title over both of the columns'],
      ['The left column has', 'two lines.'],
      ['A paragraph of its own.'],
      ['The right column stands', 'alone.'],
    ])
  })
})

test('words divided at the end of a line are whole, in columns too', async () => {
  const bytes = await makePdf((document) => {
    const lines = (x: number, ...all: string[]) => {
      for (const [at, line] of all.entries()) document.fontSize(20).text(line, x, 60 + at * 24, { lineBreak: false })
    }
    lines(40, 'A great adven-', 'ture for her well-', 'known kite')
    lines(330, 'Down at the har-', 'bour it flew')
  })
  const { pages } = await prepare(bytes)
  expect(pages.map(words)).toEqual([
    [
      ['A great adventure', 'for her well-known', 'kite'],
      ['Down at the harbour', 'it flew'],
    ],
  ])
})
