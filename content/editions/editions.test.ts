import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { beforeAll, describe, expect, it } from 'vitest'
import { readCurriculum } from '../curriculum/read-curriculum.ts'
import { chapterPlace, writeChapter } from '../curriculum/write-chapter.ts'
import { parseBlocks } from '../documents/blocks.ts'
import { listDocuments, renderWord } from '../documents/build-documents.ts'
import { parseFrontMatter } from '../documents/front-matter.ts'
import { openLibrary } from '../library.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { shipped } from '../testing/shipped.ts'
import { brailleFile, makeBraille } from './braille.ts'
import { renderColouringBook } from './colouring/colouring-book.ts'

const books = await openLibrary()
const [temi] = books
if (!temi) throw new Error('No book ships.')

describe('the colouring book', () => {
  it('has the words of the story, its pictures described, and the same bytes each time', async () => {
    const bytes = await shipped(`${temi.story.slug}-colouring.pdf`)
    expect(bytes.equals(await renderColouringBook(temi))).toBe(true)
    const pdf = await readPdf(bytes)
    const words = pdf.pages.map(({ runs }) => runs.map(({ text }) => text).join(' ')).join(' ')
    for (const { text } of temi.story.pages)
      expect(words.replaceAll(/\s+/g, '')).toContain(text.join('').replaceAll(/\s+/g, ''))
    for (const { missing, loose } of pdf.pages) expect({ missing, loose }).toEqual({ missing: 0, loose: 0 })
  })
})

it('has nothing to colour in where a book of facts is looked up', async () => {
  const facts = books.find(({ story }) => story.nonFiction)
  const { pages } = await readPdf(await shipped(`${facts?.story.slug}-colouring.pdf`))
  expect(pages).toHaveLength(1 + (facts?.pages.length ?? 0) - (facts?.story.nonFiction?.lookedUp ?? 0))
})

/** All words of a source in the order in which it has them. */
function wordsIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsIn).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  if ('spans' in value && Array.isArray(value.spans)) {
    const own = value.spans.map(({ text }: { text: string }) => text).join('')
    return 'side' in value ? `${wordsIn(value.side)} ${own}` : own
  }
  return Object.values(value).map(wordsIn).join(' ')
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

describe('a paper as a Word file', () => {
  const papers = listDocuments().filter(({ belongsTo }) => belongsTo === temi.story.slug)
  it.each(papers)('$slug has its words in order, real headings, lists and tables', async (paper) => {
    const bytes = await shipped(`${paper.slug}.docx`)
    // It has everything that could differ.
    if (paper.category === 'activity-sheet') expect(bytes.equals(await renderWord(paper, temi))).toBe(true)
    const name = paper.slug.slice(temi.story.slug.length + 1)
    const file = new URL(`../books/${temi.story.slug}/${name}.txt`, import.meta.url)
    const written = readFileSync(file, 'utf8').replace(chapterPlace, () =>
      writeChapter(readCurriculum(temi.story.slug)),
    )
    const { body, bodyLine } = parseFrontMatter(written, name)
    const blocks = parseBlocks(body, name, bodyLine)
    const { value: html, messages } = await mammoth.convertToHtml({ buffer: bytes })
    expect(messages.filter(({ type }) => type === 'error')).toEqual([])
    const count = (kind: string) => blocks.filter((block) => block.kind === kind).length
    expect(html.match(/<h[23]>/g) ?? []).toHaveLength(count('heading'))
    expect(html.match(/<h1>/g)).toHaveLength(1)
    // Lines to write on are rows of a table: those of paragraphs become one line in some programs.
    const lines = blocks.flatMap((block) => (block.kind === 'writing-lines' && !block.label ? [block.count] : []))
    const tables = count('table') + count('cards') + count('sums') + count('drawing-box') + lines.length
    expect(html.match(/<table>/g) ?? []).toHaveLength(tables)
    expect((html.match(/<th>/g) ?? []).length > 0).toBe(count('table') > 0)
    for (const [picture] of html.matchAll(/<img[^>]*>/g)) expect(picture).toMatch(/alt="[^"]{20,}"/)
    for (const height of lines) expect(html).toContain(`<table>${'<tr><td></td></tr>'.repeat(height)}</table>`)
    if (paper.category === 'teachers-guide') expect(html.match(/<img/g)?.length).toBeGreaterThanOrEqual(18)
    // A tab in a text is no tab to every program, and a name would have no line.
    expect(strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())).not.toContain('\t')
    const { value: read } = await mammoth.extractRawText({ buffer: bytes })
    const order = plain(wordsIn(blocks)).split(' ')
    const found = plain(read).split(' ')
    expect(inOrder(order, found) / order.length).toBeGreaterThanOrEqual(0.995)
  })
})

/** How many of the words are found one after the other, none looked for more than 40 words ahead. */
function inOrder(words: string[], among: string[]): number {
  let at = 0
  let count = 0
  for (const word of words) {
    const next = among.indexOf(word, at)
    if (next < 0 || next > at + 40) continue
    count += 1
    at = next + 1
  }
  return count
}

describe('braille', () => {
  let made: (string | null)[]
  beforeAll(() => {
    made = books.map(makeBraille)
  })

  it('says what to install where liblouis is not, and leaves what is there', () => {
    const script = fileURLToPath(new URL('../write-braille.ts', import.meta.url))
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
      encoding: 'utf8',
      env: { PATH: '/nowhere' },
    })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('On Debian: apt-get install liblouis-bin')
    for (const book of books)
      expect(existsSync(new URL(`../books/${book.story.slug}/${brailleFile(book)}`, import.meta.url))).toBe(true)
  })

  it('is that of the words as they are: npm run braille writes it again', () => {
    for (const [index, book] of books.entries()) {
      const kept = readFileSync(new URL(`../books/${book.story.slug}/${brailleFile(book)}`, import.meta.url), 'utf8')
      for (const page of kept.split('\f')) {
        const lines = page.trimEnd().split('\r\n')
        expect(lines.length).toBeLessThanOrEqual(25)
        for (const line of lines) expect(line).toMatch(/^[\x20-\x60]{0,40}$/)
        // A passage in capitals ends within the brackets in which it began.
        expect(page).not.toContain(".>,'")
      }
      // liblouis is on few machines.
      if (made[index]) expect(kept).toBe(made[index])
    }
  })
})
