import { PDFiumLibrary } from '@hyzyla/pdfium'
import { colord } from 'colord'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listDocuments } from './documents/build-documents.ts'
import { margin, sheet } from './documents/typesetter/design.ts'
import { openLibrary } from './library.ts'
import { objectsOf, objectsWith, type PdfObject, rolesIn } from './testing/pdf-objects.ts'
import { elementsOf, type ReadPage, type ReadPdf, type Run, readPdf } from './testing/read-pdf.ts'
import { shipped } from './testing/shipped.ts'

const books = await openLibrary()
const papers = listDocuments()
// One book's papers have all that large print can differ in.
const large = papers.filter(({ belongsTo }) => belongsTo === books[0]?.story.slug)
const everyPdf = [
  ...[...books.map(({ story }) => story), ...papers].map(({ slug }) => ({ slug, isLarge: false })),
  ...large.map(({ slug }) => ({ slug: `${slug}-large-print`, isLarge: true })),
]

let library: PDFiumLibrary
beforeAll(async () => {
  library = await PDFiumLibrary.init()
})
afterAll(() => library.destroy())

type Picture = { data: Uint8Array; width: number; height: number }
const scale = 1.5

/** The contrast of a run of text with its ground, the commonest colour around it; its ink is the darkest or the lightest. */
function contrastOf({ data, width }: Picture, { x, y, width: w, size }: Run, pageHeight: number): number {
  const counts = new Map<number, number>()
  for (let py = Math.floor((pageHeight - y - size) * scale); py < (pageHeight - y + size * 0.25) * scale; py += 1)
    for (let px = Math.floor(x * scale); px < (x + w) * scale; px += 1) {
      const at = (py * width + px) * 4
      const colour = ((data[at] ?? 0) << 16) + ((data[at + 1] ?? 0) << 8) + (data[at + 2] ?? 0)
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
  const grey = (colour: number) => (colour >> 16) * 0.3 + ((colour >> 8) & 255) * 0.59 + (colour & 255) * 0.11
  const hex = (colour = 0) => `#${colour.toString(16).padStart(6, '0')}`
  const colours = [...counts.keys()].toSorted((one, other) => grey(one) - grey(other))
  const ground = colours.reduce((most, each) => ((counts.get(each) ?? 0) > (counts.get(most) ?? 0) ? each : most))
  return Math.max(...[colours[0], colours.at(-1)].map((ink) => colord(hex(ink)).contrast(hex(ground))))
}

/** The marked contents of a page in the order of its structure, those that hold text. */
function readingOrder({ tree, runs }: ReadPage): string[] {
  const written = new Set(runs.map(({ mark }) => mark))
  return elementsOf(tree).flatMap(({ type, id }) => (type === 'content' && id && written.has(id) ? [id] : []))
}

/** How much of the text area of a paper is empty below the last thing that is drawn, above the line at the foot. */
function emptyShare({ data, width, height }: Picture): number {
  const isInk = (at: number) => Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255) < 235
  const [top, end] = [margin.top * scale, Math.floor(height - margin.bottom * scale)]
  for (let y = end; y > top; y -= 1)
    for (let x = 20 * scale; x < width - 20 * scale; x += 1)
      if (isInk((y * width + x) * 4)) return (end - y) / (end - top)
  return 1
}

/** What PDF/UA allows here, and nothing else. */
const roles = [
  'Document',
  'Sect',
  'Div',
  'H1',
  'H2',
  'H3',
  'P',
  'Span',
  'Link',
  'Figure',
  'Table',
  'TR',
  'TH',
  'TD',
  'L',
  'LI',
  'Lbl',
  'LBody',
]

describe.each(everyPdf)('$slug', ({ slug, isLarge }) => {
  let bytes: Buffer
  let objects: PdfObject[]
  let pdf: ReadPdf
  beforeAll(async () => {
    bytes = await shipped(`${slug}.pdf`)
    objects = objectsOf(bytes)
    pdf = await readPdf(bytes)
  })

  it('claims to be PDF/UA and has what that asks for: tags, a title to show, a language, bookmarks, embedded fonts', () => {
    const source = bytes.toString('latin1')
    expect(pdf).toMatchObject({ language: 'en-GB', isMarked: true })
    expect(pdf.title.length).toBeGreaterThan(5)
    expect(slug === 'sponsor-letter' || pdf.bookmarks > 2).toBe(true)
    expect(source).toMatch(/\/DisplayDocTitle true/)
    expect(source).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
    expect(source).toMatch(/\/StructTreeRoot/)
    const described = source.match(/\/FontDescriptor\b(?! \d)/g)?.length ?? 0
    expect(described).toBeGreaterThan(0)
    expect(source.match(/\/FontFile[23]? \d/g)).toHaveLength(described)
    // A painted book has its limit in its own test.
    expect(bytes.length).toBeLessThan(15_000_000)
  })

  it('draws each glyph and nothing outside the tags, and describes each picture', () => {
    for (const [index, { missing, loose, tree }] of pdf.pages.entries()) {
      expect({ page: index + 1, missing, loose }).toEqual({ page: index + 1, missing: 0, loose: 0 })
      for (const { role, alt } of elementsOf(tree)) if (role === 'Figure') expect(alt?.length).toBeGreaterThan(20)
    }
  })

  it('is read aloud in the order in which it is printed', () => {
    for (const [index, page] of pdf.pages.entries()) {
      const drawn = [...new Set(page.runs.flatMap(({ mark }) => (mark ? [mark] : [])))]
      const read = readingOrder(page)
      // What is drawn and never read is an artifact: the running heads.
      expect(read, `page ${index + 1}`).toEqual(drawn.filter((mark) => read.includes(mark)))
      expect(new Set(read).size).toBe(read.length)
      const places = read.map((mark) => page.runs.filter((run) => run.mark === mark))
      const tops = places.map((runs) => Math.max(...runs.map(({ y }) => y)))
      const lefts = places.map((runs) => Math.min(...runs.map(({ x }) => x)))
      // What begins higher than what was read before it is to the right of it: the next cell, the next column.
      const climbs = tops.filter((top, i) => top > (tops[i - 1] ?? top) + 1 && (lefts[i] ?? 0) <= (lefts[i - 1] ?? 0))
      expect(climbs, `page ${index + 1}`).toHaveLength(0)
    }
  })

  it('keeps its text inside the page, 4.5:1 between each run of text and its ground, and no sheet more than a fifth empty', async () => {
    const document = await library.loadDocument(bytes)
    for (const [index, { runs, width, height }] of pdf.pages.entries()) {
      const picture = await document.getPage(index).render({ scale, render: 'bitmap' })
      for (const run of runs) {
        expect(run.x, run.text).toBeGreaterThanOrEqual(25)
        expect(run.x + run.width, run.text).toBeLessThanOrEqual(width - 25)
        expect(run.y, run.text).toBeGreaterThanOrEqual(20)
        expect(run.y + run.size, run.text).toBeLessThanOrEqual(height - 20)
        expect(contrastOf(picture, run, height), `page ${index + 1}: ${run.text}`).toBeGreaterThanOrEqual(4.5)
      }
      if (height === sheet.height && !isLarge)
        expect(emptyShare(picture), `page ${index + 1} is empty`).toBeLessThanOrEqual(0.2)
    }
    document.destroy()
  })

  it('describes and places each figure, gives heads of tables their scope, and has only roles of the standard', () => {
    for (const { number, text } of objectsWith(objects, 'S', '/Figure')) {
      expect(text, `figure ${number}`).toMatch(/^\/Alt \(/m)
      const [, box = ''] = /^\/BBox \[(.*)\]$/m.exec(text) ?? []
      const [left = 0, low = 0, right = 0, high = 0] = box.split(' ').map(Number)
      expect(right - left, `figure ${number}`).toBeGreaterThan(10)
      expect(high - low, `figure ${number}`).toBeGreaterThan(10)
    }
    for (const { number, text } of objectsWith(objects, 'S', '/TH'))
      expect(text, `head ${number}`).toMatch(/^\/Scope \/(Column|Row)$/m)
    expect(rolesIn(objects).length).toBeGreaterThan(5)
    expect(rolesIn(objects).filter((role) => !roles.includes(role))).toEqual([])
  })

  it('says where each link leads, joins it to the structure, and turns the tab key through that', () => {
    const links = objectsWith(objects, 'Subtype', '/Link')
    for (const { number, text } of links) {
      expect(text, `link ${number}`).toMatch(/^\/Contents \(/m)
      expect(text, `link ${number}`).toMatch(/^\/StructParent \d+$/m)
    }
    const joined = objectsWith(objects, 'S', '/Link').filter(({ text }) => text.includes('/OBJR'))
    expect(joined).toHaveLength(links.length)
    const pages = objectsWith(objects, 'Type', '/Page')
    for (const { number, text } of pages) {
      expect(text, `page ${number}`).toMatch(/^\/Tabs \/S$/m)
      expect(text, `page ${number}`).toMatch(/^\/StructParents \d+$/m)
    }
    expect(new Set(pages.map(({ text }) => /^\/StructParents (\d+)$/m.exec(text)?.[1])).size).toBe(pages.length)
  })

  it('has one H1, the first heading of all, and leaves out no level below it', () => {
    const levels = pdf.pages.flatMap(({ tree }) =>
      elementsOf(tree).flatMap(({ role }) => (/^H\d$/.test(role ?? '') ? [Number(role?.slice(1))] : [])),
    )
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  })
})

it('tells a screen reader which words of a paper are Welsh', async () => {
  const welshIn = async (paper: string) => {
    const objects = objectsOf(await shipped(`the-bath-on-ladder-street-${paper}.pdf`))
    return objectsWith(objects, 'Lang', '\\(cy\\)').length
  }
  expect(await welshIn('teachers-guide')).toBeGreaterThanOrEqual(8)
  expect(await welshIn('guided-reading')).toBe(2)
  expect(await welshIn('lesson-plan')).toBe(0)
})
