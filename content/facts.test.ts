import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openDocument } from '../print/document.ts'
import { imprintOf } from './imprint.ts'
import { openLibrary } from './library.ts'
import { setPage } from './page-text.ts'
import { readingLevel } from './reading-level.ts'
import type { TextPlace } from './storybook.ts'

const library = await openLibrary()
const sources = readFileSync(new URL('SOURCES.md', import.meta.url), 'utf8')

describe.each(library.filter(({ story }) => story.nonFiction))('the facts of $story.title', (book) => {
  const { story } = book
  const lookedUp = story.nonFiction?.lookedUp ?? 0
  const section = sources.split(`## ${story.title}: each fact twice`)[1]?.split('\n## ')[0] ?? ''
  const rows = section
    .split('\n')
    .filter((line) => /^\| (?:\d|guide)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

  it('have two sources each, which are not the same', () => {
    expect(rows.length).toBeGreaterThan(50)
    for (const [page, fact, one = '', other = '', ...more] of rows) {
      expect(more, `${page}: ${fact}`).toEqual([])
      expect(one.length, `${page}: ${fact}`).toBeGreaterThan(3)
      expect(other.length, `${page}: ${fact}`).toBeGreaterThan(3)
      expect(one, `${page}: ${fact}`).not.toBe(other)
    }
  })

  it('are told on every page that is not for looking up, except the first', () => {
    const told = new Set(rows.flatMap(([pages = '']) => pages.split(', ').map(Number)))
    for (let page = 2; page <= story.pages.length - lookedUp; page += 1) expect(told, `page ${page}`).toContain(page)
  })

  it('quote nobody without a source', () => {
    for (const { text } of story.pages.slice(0, -lookedUp))
      for (const [, quoted = ''] of text.join('\n').matchAll(/“([^”]+)”/g))
        expect(section, quoted).toContain(quoted.replaceAll('’', "'").split(' ').slice(0, 5).join(' '))
  })

  it('are told as such in the imprint, and nobody sat for a drawing', () => {
    const said = imprintOf(book).join(' ')
    expect(said).toContain('was a real person')
    expect(said).toContain('nobody sat for them')
    expect(said).not.toContain('Nobody in it is a real person')
  })

  it('have contents and an index whose pages exist', () => {
    for (const [index, { text }] of story.pages.entries()) {
      if (index > 0 && index !== story.pages.length - 2) continue
      for (const line of text.slice(1))
        for (const [page] of line.matchAll(/\b\d{1,2}\b/g)) {
          expect(Number(page), line).toBeGreaterThan(0)
          expect(Number(page), line).toBeLessThanOrEqual(story.pages.length)
        }
    }
  })

  it('leave what is looked up out of the reading level', () => {
    const { words } = readingLevel(story)
    const all = readingLevel({ ...story, nonFiction: { lookedUp: 0 } }).words
    expect(all).toBeGreaterThan(words)
  })
})

describe('a list in columns', () => {
  const place: TextPlace = {
    x: 60,
    y: 60,
    w: 200,
    h: 300,
    ink: '#000000',
    ground: '#ffffff',
    size: 20,
    columns: { startAt: [1, 3], gap: 40 },
  }
  const set = (text: string[], where: TextPlace) =>
    setPage(openDocument({ size: [960, 720], info: {} }).doc, text, where, 'a page')

  it('stands side by side below its heading', () => {
    const [heading, one, two, three] = set(['A list', 'apples', 'bread', 'cheese'], place).map(({ box }) => box)
    if (!heading || !one || !two || !three) throw new Error('There are four paragraphs.')
    expect(one.y).toBeGreaterThan(heading.y)
    expect(two.x).toBe(one.x)
    expect(three.x).toBe(one.x + 240)
    expect(three.y).toBe(one.y)
  })

  it('is refused when one column is too tall, or all together are too wide', () => {
    expect(() => set(['A list', 'apples', 'bread', 'cheese'], { ...place, h: 60 })).toThrow(/too tall/)
    expect(() => set(['A list', 'apples', 'bread', 'cheese'], { ...place, w: 440 })).toThrow(/edge/)
  })
})
