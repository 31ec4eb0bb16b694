import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DocumentSource } from './catalogue.ts'
import { listDocuments, renderDocument } from './documents/build-documents.ts'
import { margin, sheet } from './documents/typesetter/design.ts'
import { typeset } from './documents/typesetter/typeset.ts'
import { openLibrary } from './library.ts'
import { shipped } from './testing/shipped.ts'

const books = await openLibrary()

type Node = { role?: string; children?: Node[] }
type Text = { str: string; transform: number[]; width: number }
/** `outlines` are the roles of the elements of each page, in order; a table says how many rows it has there. */
type Read = {
  title: string
  language: string | null
  roles: Map<string, number>
  pages: Text[][]
  /** All words, as they follow each other; a zero is a run of its own. */
  words: string
  outlines: string[][]
}

const outlineOf = (tree: Node): string[] =>
  (tree.children ?? []).flatMap((node) => {
    const { role, children = [] } = node
    if (!role || role === 'Root' || role === 'Document') return outlineOf(node)
    return role === 'Table' ? [`Table ${children.length}`] : [role]
  })

/** Reads a PDF with another library than the one that wrote it. */
async function read(bytes: Uint8Array): Promise<Read> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const { info } = await pdf.getMetadata()
  const { Title, Language } = info as { Title: string; Language: string | null }
  const roles = new Map<string, number>()
  const count = ({ role, children = [] }: Node) => {
    if (role) roles.set(role, (roles.get(role) ?? 0) + 1)
    for (const child of children) count(child)
  }
  const pages: Text[][] = []
  const outlines: string[][] = []
  let words = ''
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const tree = (await page.getStructTree()) as Node
    count(tree)
    outlines.push(outlineOf(tree))
    const { items } = await page.getTextContent()
    words += (items as (Text & { hasEOL: boolean })[]).map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str)).join('')
    pages.push((items as Text[]).filter(({ str }) => str.trim()))
  }
  await task.destroy()
  return { title: Title, language: Language, roles, pages, words, outlines }
}

const frontMatter = `---
title: A text
heading: A text
kind: Test
category: introduction
description: One sentence.
free: yes
ages: 6–9
minutes: 5
---
`

const sources = listDocuments()

const withTables = ['teachers-guide', 'lesson-plan', 'guided-reading']
const kinds = ['activity-sheet', 'discussion-topics', 'guided-reading', 'lesson-plan', 'teachers-guide']

it('ships a guide, a plan, notes, topics and a sheet for every book, an introduction and the sponsor’s letter', () => {
  const ofBooks = books.flatMap(({ story }) => kinds.map((kind) => `${story.slug}-${kind}`))
  const slugs = new Set(sources.map(({ slug }) => slug))
  expect(slugs).toEqual(new Set(['introduction', 'sponsor-letter', ...ofBooks]))
})

it('says what each paper is in the three lines that a shelf has for it', () => {
  for (const { slug, description } of sources) expect(description.length, slug).toBeLessThanOrEqual(70)
})

describe.each(sources)('$slug', (source: DocumentSource) => {
  const book = books.find(({ story }) => story.slug === source.belongsTo)
  let bytes: Buffer
  let pdf: Read
  beforeAll(async () => {
    bytes = await shipped(`${source.slug}.pdf`)
    pdf = await read(bytes)
  })

  it('is tagged, named and in British English', () => {
    expect(pdf).toMatchObject({ title: source.title, language: 'en-GB' })
    expect(pdf.roles.get('H1')).toBe(1)
    expect(pdf.roles.get('L')).toBeGreaterThan(0)
    expect(pdf.roles.get('LI')).toBe(pdf.roles.get('LBody'))
    if (withTables.includes(source.category)) expect(pdf.roles.get('TH')).toBeGreaterThan(0)
  })

  it('keeps its text inside the margins', () => {
    for (const page of pdf.pages) {
      for (const { str, transform, width } of page) {
        const [, , , , x = 0, y = 0] = transform
        expect(x, str).toBeGreaterThanOrEqual(margin.left - 1)
        // A line may end with the space before the next word.
        expect(x + width, str).toBeLessThanOrEqual(sheet.width - margin.right + 3.5)
        expect(y, str).toBeGreaterThan(30)
        expect(y, str).toBeLessThan(sheet.height - 30)
      }
    }
  })

  it('leaves no heading, head of a chapter or single row of a table at a page’s foot', () => {
    for (const [index, outline] of pdf.outlines.slice(0, -1).entries()) {
      const end = [...outline.slice(-2), pdf.outlines[index + 1]?.[0]].join(' ')
      expect(end).not.toMatch(/H\d \w+$|H2 P H\d$|Table [12] Table/)
    }
  })

  it('embeds every font, and gives the same bytes again', async () => {
    const raw = bytes.toString('latin1')
    expect(raw).toContain('/FontFile2')
    expect(raw).not.toContain('/Subtype /Type1')
    expect(bytes.equals(await renderDocument(source, book))).toBe(true)
  })

  it('names only pages that the story has', () => {
    // “Write page 20” and “Draw page 20” are the one that children add.
    const named = [...pdf.words.matchAll(/(?<!Write |Draw )\bpages?\s(\d+)(?:(?: to | and |–)(\d+))?/gi)]
    const numbers = named.flatMap(([, from, to]) => [from, to ?? from].map(Number))
    if (book) expect(Math.max(0, ...numbers)).toBeLessThanOrEqual(book.story.pages.length)
  })
})

it('leaves a line for the answer, and no underscores, at the end of a question', async () => {
  const rules = async (body: string) => {
    const bytes = await typeset(frontMatter + body, 'content/sample.txt')
    const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
    const page = await (await task.promise).getPage(1)
    const { fnArray } = await page.getOperatorList()
    const strokes = fnArray.filter((operator) => operator === OPS.constructPath).length
    await task.destroy()
    return strokes
  }
  const asked = await rules('- How many? ____\n- Why? ____')
  expect(asked - (await rules('- How many?\n- Why?'))).toBe(2)
  const { pages } = await read(await typeset(`${frontMatter}- How many? ____`, 'content/sample.txt'))
  expect(pages.flat().some(({ str }) => str.includes('_'))).toBe(false)
})

describe('the drawings of a sheet for pupils', () => {
  const sheetOf = frontMatter.replace('introduction', 'activity-sheet')
  const figuresIn = async (body: string) => {
    const task = getDocument({
      data: (await typeset(sheetOf + body, 'content/sample.txt', books[0])).slice(),
      verbosity: 0,
    })
    const page = await (await task.promise).getPage(1)
    const tree = JSON.stringify(await page.getStructTree())
    const { fnArray } = await page.getOperatorList()
    const { items } = await page.getTextContent()
    await task.destroy()
    // Between the head of the sheet and the line at its foot.
    const own = (items as Text[]).filter(
      ({ str, transform: [, , , , , y = 0] }) => str.trim() && y > 60 && y < sheet.height - 80,
    )
    const sizes = own.map(({ transform }) => transform[0] ?? 0)
    const strokes = fnArray.filter((operator) => operator === OPS.constructPath).length
    return { alts: [...tree.matchAll(/"alt":"([^"]*)"/g)].map(([, alt]) => alt), strokes, sizes }
  }

  it('are as many as the text says, and are described', async () => {
    const some = await figuresIn('!! count potatoes 5 | Five potatoes to be counted.')
    const more = await figuresIn('!! count potatoes 9 | Nine potatoes to be counted.')
    expect(some.alts).toEqual(['Five potatoes to be counted.'])
    // Each potato is an outline with three eyes.
    expect(more.strokes - some.strokes).toBe(4 * 4)
    const { alts, strokes } = await figuresIn('!! colour 12')
    expect(alts).toEqual([`A picture to colour in. ${books[0]?.story.pages[11]?.alt}`])
    expect(strokes).toBeGreaterThan(40)
  })

  it('leave the words of children at fourteen points', async () => {
    const { sizes } = await figuresIn(
      '____ Name\n\n- [ ] Cut.\n\n| What | Why |\n|---|---|\n| This | |\n\n[] **A card.** To cut.',
    )
    expect(Math.min(...sizes)).toBe(14)
    expect(sizes.filter((size) => size === 14).length).toBeGreaterThan(5)
  })
})

it('draws no zero with a stroke, which children take for another sign', async () => {
  const bytes = await typeset(`${frontMatter}It costs £200, *all 10* of **them, 30**.`, 'content/sample.txt')
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const page = await (await task.promise).getPage(1)
  await page.getOperatorList()
  const { items } = await page.getTextContent()
  const zeros = (items as (Text & { fontName: string })[]).filter(({ str }) => str.includes('0'))
  expect(zeros.length).toBeGreaterThan(2)
  for (const { fontName } of zeros) expect(page.commonObjs.get(fontName).name).toContain('Bricolage')
  await task.destroy()
})

it('refuses an hour that does not fit on one page', async () => {
  const hour = (steps: number) =>
    `++++ hour\n\n## The hour\n\n${':: 5 minutes | Talk\n\nTalk about it.\n\n'.repeat(steps)}`
  await expect(typeset(frontMatter + hour(12), 'a.txt')).resolves.toBeDefined()
  await expect(typeset(frontMatter + hour(30), 'a.txt')).rejects.toThrow(/^a\.txt:11: the hour is \d+ points too high/)
})

describe('a text with a fault', () => {
  it.each([
    ['a character that the fonts lack', 'Fine.\n\nTick ✓ here.', 13, 'U+2713'],
    ['a bold that is not closed', 'A **bold word.', 11, '**'],
    ['a ragged table', '| a | b |\n|---|---|\n| c | d |\n| e |', 14, '1 cells'],
    ['a table without dashes', '| a | b |\n| c | d |', 11, 'dashes'],
    ['a heading of level 1', '# Title', 11, 'levels'],
    ['a link that is not https', 'See [this](http://example.org).', 11, 'http://example.org'],
    ['a step without its bar', ':: 5 minutes', 11, ':: label | heading'],
    ['a drawing that nobody can draw', '!! count elephants 3 | Three elephants.', 11, 'potatoes, rhubarbs'],
    ['a drawing without a description', '!! count potatoes 3', 11, 'is no drawing'],
    ['a sum with a picture that the book has not', '= elephant | How many?', 11, 'no “elephant”'],
    ['a page that the story has not', '!! colour 99', 11, 'no page 99'],
  ])('%s is refused with its file and line', async (_name, body, line, words) => {
    const failure = await typeset(frontMatter + body, 'content/sample.txt').catch((error: Error) => error.message)
    expect(failure).toMatch(new RegExp(`^content/sample\\.txt:${line}: `))
    expect(failure).toContain(words)
  })

  it('a missing or unknown fact is refused', async () => {
    await expect(typeset(frontMatter.replace('minutes: 5\n', ''), 'a.txt')).rejects.toThrow(
      'a.txt:9: the fact “minutes”',
    )
    await expect(typeset(frontMatter.replace('kind:', 'sort:'), 'a.txt')).rejects.toThrow('a.txt:4: ')
    await expect(typeset('No facts.', 'a.txt')).rejects.toThrow('a.txt:1: ')
  })
})
