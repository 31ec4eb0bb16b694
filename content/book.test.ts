import { hash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { licences, shippedLicence, shippedLicenceUrl } from '#contract/licences.ts'
import type { BookFile, DocumentBuilder } from './catalogue.ts'
import { imprintOf } from './imprint.ts'
import type { SceneNode } from './kit/scene.ts'
import { openLibrary } from './library.ts'
import { replaceContent } from './publish.ts'
import { publisher } from './publisher.ts'
import { readingLevel } from './reading-level.ts'
import { isStanza } from './story.ts'
import type { Storybook } from './storybook.ts'
import { renderStorybook } from './storybook-pdf.ts'
import { shipped } from './testing/shipped.ts'

const books = await openLibrary()

type StructNode = { role?: string; alt?: string; children?: StructNode[] }

const noDocuments: DocumentBuilder = {
  listDocuments: () => [],
  renderDocument: () => Promise.reject(new Error()),
  promptsOf: () => null,
  curriculumOf: () => [],
  lessonOf: () => null,
  renderWord: async () => new Uint8Array(),
  renderLarge: async () => new Uint8Array(),
}
const emptyFolder = () => mkdtempSync(join(tmpdir(), 'content-'))
const [book] = books as [Storybook]
const [firstPage, ...otherPages] = book.story.pages as [Storybook['story']['pages'][0]]

const shapesIn = (nodes: SceneNode[]): number =>
  nodes.reduce((sum, node) => sum + (node.kind === 'group' ? shapesIn(node.children) : 1), 0)
const squeeze = (text: string) => text.replaceAll(/\s+/g, '')
const flatten = (node: StructNode): StructNode[] => [node, ...(node.children ?? []).flatMap(flatten)]

const withFirstPage = (change: Partial<typeof firstPage>): Storybook => ({
  ...book,
  story: { ...book.story, pages: [{ ...firstPage, ...change }, ...otherPages] },
})

/** How few and how many pages and words a book may have. */
const sizes = {
  story: { pages: [16, 24], words: [500, 1100] },
  firstReader: { pages: [12, 12], words: [150, 250] },
  // Nobody hears a whole book of poems at once.
  verse: { pages: [16, 24], words: [500, 1600] },
  nonFiction: { pages: [28, 36], words: [1400, 2800] },
} as const

describe.each(books)('$story.title', (printed) => {
  const { story, cover, pages } = printed
  const printing = shipped(`${story.slug}.pdf`)

  it('has a drawing, words and a description on every page, and no more words than a child will hear', () => {
    expect(pages).toHaveLength(story.pages.length)
    const isVerse = story.pages.every(({ text }) => text.some(isStanza))
    const known = story.firstReader ? sizes.firstReader : story.nonFiction ? sizes.nonFiction : sizes.story
    const size = isVerse ? sizes.verse : known
    expect(story.pages.length).toBeGreaterThanOrEqual(size.pages[0])
    expect(story.pages.length).toBeLessThanOrEqual(size.pages[1])
    for (const { scene } of [cover, ...pages]) expect(shapesIn(scene)).toBeGreaterThan(40)
    for (const { text, alt } of story.pages) {
      if (text.length > 0) expect(text.join('').length).toBeGreaterThan(20)
      // What a silent page shows is all that somebody hears of it.
      expect(alt.length).toBeGreaterThan(text.length > 0 ? 40 : 200)
    }
    const words = story.pages.flatMap(({ text }) => text.flatMap((paragraph) => paragraph.split(/\s+/))).length
    expect(words).toBeGreaterThanOrEqual(size.words[0])
    expect(words).toBeLessThanOrEqual(size.words[1])
  })

  it('is printed as a tagged PDF whose words and picture descriptions another library can read', async () => {
    const pdf = await getDocument({ data: new Uint8Array(await printing), verbosity: 0 }).promise
    const toldOn = (number: number) => {
      if (number === 1) return { text: [story.title, publisher], alt: story.coverAlt }
      return story.pages[number - 2] ?? { text: imprintOf(printed), alt: 'The picture of the cover again, smaller.' }
    }
    // The cover before the story, the imprint after it.
    expect(pdf.numPages).toBe(story.pages.length + 2)
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: story.title, Language: 'en-GB' })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    expect(await pdf.getOutline()).toHaveLength(pdf.numPages)
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const parts = flatten((await page.getStructTree()) as StructNode)
      const told = toldOn(number)
      expect(parts.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual([told.alt])
      // The words are read first: what the picture shows would tell how they end.
      expect(parts.findLast(({ role }) => /^(Figure|P|H\d)$/.test(role ?? ''))?.role).toBe('Figure')
      expect(parts.filter(({ role }) => role === 'P' || role?.startsWith('H'))).toHaveLength(told.text.length)
      const { items } = await page.getTextContent()
      expect(squeeze(items.map((item) => ('str' in item ? item.str : '')).join(''))).toBe(squeeze(told.text.join('')))
    }
  })

  it('names its pages as the guides count them, and says at the end who made it and what may be done with it', async () => {
    const pdf = await getDocument({ data: new Uint8Array(await printing), verbosity: 0 }).promise
    const numbers = story.pages.map((_, index) => String(index + 1))
    expect(await pdf.getPageLabels()).toEqual(['Cover', ...numbers, 'About this book'])
    const said = imprintOf(printed).join(' ')
    const { words, grade } = readingLevel(story)
    for (const part of [
      story.title,
      publisher,
      licences[shippedLicence].sentence,
      shippedLicenceUrl.replace('https://', ''),
      story.place,
      String(words),
    ])
      expect(said).toContain(part)
    expect(said).toContain(`grade ${grade.toFixed(1)}`)
    // A portal that nobody has renamed names itself as the publisher.
    const config = readFileSync(new URL('../server/config/config.ts', import.meta.url), 'utf8')
    expect(config).toContain(`.default('${publisher}')`)
  })

  it('embeds every typeface, stays under 15 MB and is the same bytes again', async () => {
    const bytes = await printing
    const source = bytes.toString('latin1')
    const described = source.match(/\/FontDescriptor\b(?! \d)/g)?.length ?? 0
    expect(described).toBeGreaterThan(0)
    expect(source.match(/\/FontFile[23]? \d/g)).toHaveLength(described)
    expect(bytes.length).toBeLessThan(15_000_000)
    expect(bytes.equals(await renderStorybook(printed))).toBe(true)
  })
})

describe('the content command', () => {
  it('makes the same bytes twice, and a list that is complete', async () => {
    const [one, two] = [join(emptyFolder(), 'one'), join(emptyFolder(), 'two')]
    const manifest = await replaceContent(one, [book], noDocuments)
    await replaceContent(two, [book], noDocuments)
    expect(manifest.version).toMatch(/^[0-9a-f]{64}$/)
    const { slug } = book.story
    expect(manifest.books).toEqual([{ folder: slug, resources: [slug] }])
    const files = (readdirSync(one, { recursive: true }) as string[]).filter((file) => file.includes('.'))
    const shippedBook: BookFile = JSON.parse(readFileSync(join(one, slug, 'book.json'), 'utf8'))
    const { pdf, covers, editions } = shippedBook.book
    const listed = [pdf, ...Object.values(covers), ...editions]
    const names = ['book.json', ...listed.map(({ file }) => file)].map((file) => join(slug, file))
    expect(new Set(files)).toEqual(new Set([...names, 'manifest.json']))
    for (const file of files)
      expect(readFileSync(join(one, file)).equals(readFileSync(join(two, file))), file).toBe(true)
    for (const { file, bytes, sha256 } of listed) {
      const content = readFileSync(join(one, slug, file))
      expect([file, content.length, hash('sha256', content)]).toEqual([file, bytes, sha256])
    }
    expect(await sharp(join(one, slug, covers.large.file)).metadata()).toMatchObject({
      format: 'webp',
      width: 960,
      height: 720,
    })
    expect(await sharp(join(one, slug, covers.small.file)).metadata()).toMatchObject({ format: 'webp', width: 480 })
  })

  it('leaves what was there, and nothing half made, when a source is wrong', async () => {
    const folder = emptyFolder()
    const target = join(folder, 'content')
    await expect(replaceContent(target, [withFirstPage({ alt: ' ' })], noDocuments)).rejects.toThrow(
      'content/books/temi-and-the-chip-thief, page 1: the picture has no description.',
    )
    expect(existsSync(target)).toBe(false)
    expect(readdirSync(folder)).toEqual([])
  })

  it('says which page is wrong and what to do', async () => {
    const { pages } = book
    const [drawing, ...rest] = pages as [Storybook['pages'][0]]
    const pale = { ...drawing, text: drawing.text && { ...drawing.text, ink: '#88aaaa' } }
    const silent = { ...drawing, text: null }
    const { lighting: _, ...unlit } = drawing
    const changed = { ...drawing, scene: drawing.scene.slice(1) }
    const wrong: [Storybook, string][] = [
      [{ ...book, pages: pages.slice(0, -1) }, 'page 19: nothing is drawn. Draw it'],
      [withFirstPage({ text: [] }), 'page 1: the page has no text. Write'],
      [withFirstPage({ text: ['Bernard. '.repeat(200)] }), 'points too tall for its box. Shorten it'],
      [withFirstPage({ text: ['A 🍟 for you'] }), 'page 1: the typeface has no “🍟” (U+1F35F). Write it another way.'],
      [{ ...book, pages: [silent, ...rest] }, 'page 1: its drawing has no place for the words. Say in `text` where'],
      [
        { ...book, pages: [unlit as typeof drawing, ...rest] },
        'page 1: the picture has no light. Say in `lighting` where',
      ],
      [{ ...book, pages: [changed, ...rest] }, 'page 1: its painting is missing, or is that of another drawing'],
      [{ ...book, pages: [pale, ...rest] }, 'page 1: #88aaaa on #eed2a0 has a contrast of'],
    ]
    for (const [broken, message] of wrong) await expect(renderStorybook(broken)).rejects.toThrow(message)
  })
})
