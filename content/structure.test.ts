import { describe, expect, it } from 'vitest'
import { listDocuments, renderDocument } from './documents/build-documents.ts'
import { openLibrary } from './library.ts'
import { printOnce } from './page-pictures.ts'
import { objectsOf, objectsWith, rolesIn } from './testing/pdf-objects.ts'
import { elementsOf, readPdf } from './testing/read-pdf.ts'

const books = await openLibrary()
const everyPdf = [
  ...books.map((book) => ({ slug: book.story.slug, render: () => printOnce(book) })),
  ...listDocuments().map((source) => {
    const book = books.find(({ story }) => story.slug === source.belongsTo)
    return { slug: source.slug, render: () => renderDocument(source, book) }
  }),
]

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

describe.each(everyPdf)('the structure of $slug', ({ render }) => {
  it('describes and places each figure, gives heads of tables their scope, and has only roles of the standard', async () => {
    const objects = objectsOf(await render())
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

  it('says where each link leads, joins it to the structure, and turns the tab key through that', async () => {
    const objects = objectsOf(await render())
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

  it('has one H1, the first heading of all, and leaves out no level below it', async () => {
    const { pages } = await readPdf(await render())
    const levels = pages.flatMap(({ tree }) =>
      elementsOf(tree).flatMap(({ role }) => (/^H\d$/.test(role ?? '') ? [Number(role?.slice(1))] : [])),
    )
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  })
})

it('tells a screen reader which words of a paper are Welsh', async () => {
  const [book] = books.filter(({ story }) => story.slug === 'the-bath-on-ladder-street')
  const welshIn = async (slug: string) => {
    const source = listDocuments().find((one) => one.slug === `the-bath-on-ladder-street-${slug}`)
    const objects = objectsOf(await renderDocument(source ?? expect.fail(slug), book))
    return objectsWith(objects, 'Lang', '\\(cy\\)').length
  }
  expect(await welshIn('teachers-guide')).toBeGreaterThanOrEqual(8)
  expect(await welshIn('guided-reading')).toBe(2)
  expect(await welshIn('lesson-plan')).toBe(0)
})
