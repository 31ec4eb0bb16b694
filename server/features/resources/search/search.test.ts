import { describe, expect, test } from 'vitest'
import { urlFor } from '#contract/endpoint.ts'
import { type SearchResults, searchResources } from '#contract/resources.ts'
import { makePdf } from '../../../adapters/pdf/testing/make-pdf.ts'
import { createActor, createResource, createSchool } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { keys } from '../keys.ts'
import { replaceSearchablePages } from './queries.ts'
import { readForSearch } from './read-words.ts'

const server = setUpPortal()

type Given = Parameters<typeof createResource>[1]

/** A resource with the words of its pages. */
async function createPages(resource: Given, pages: string[]) {
  const created = await createResource(server.deps, resource)
  await replaceSearchablePages(server.deps.db, { resourceId: created.id, version: created.version }, pages)
  return created
}

async function search(q: string, key: string): Promise<SearchResults> {
  const response = await server.call('GET', urlFor(searchResources, { query: { q } }), { key })
  expect(response.statusCode).toBe(200)
  return response.json().data
}

const titles = ({ found }: SearchResults) => found.map(({ resource }) => resource.title)

async function keyOf(...actor: Parameters<typeof createActor> extends [unknown, ...infer Rest] ? Rest : never) {
  const { key } = await createActor(server.deps, ...actor)
  if (!key) throw new Error('no key')
  return key
}

describe('the search on the shelf', () => {
  test('finds titles, descriptions and words on pages, each resource once, at its best page', async () => {
    const key = await keyOf({ role: 'senior' })
    const book = await createPages(
      {
        title: 'The Rope Walk',
        description: 'A girl twists a harbour’s worth of string.',
        isFree: true,
        themes: ['patience'],
      },
      ['The Rope Walk', 'A quokka sat on the quay.', 'The quokka pulled the rope. “Quokka!” they shouted.'],
    )
    await createPages({ title: 'Rope: lesson plan', category: 'lesson-plan', belongsTo: book.id }, [
      'Bring some twine.',
    ])

    const { found, corrected } = await search('quokka', key)
    expect(corrected).toBe('')
    expect(found).toMatchObject([{ resource: { id: book.id, is_locked: false }, page: 3 }])
    expect(found[0]?.excerpt.filter(({ is_match }) => is_match).map(({ text }) => text)).toEqual(['quokka', 'Quokka'])
    expect(found[0]?.excerpt.map(({ text }) => text).join('')).toContain('pulled the rope')
    expect(titles(await search('rope', key))).toEqual(['The Rope Walk', 'Rope: lesson plan'])
    expect((await search('harbour', key)).found).toMatchObject([{ resource: { id: book.id }, page: 0 }])
    expect((await search('patience', key)).found).toMatchObject([
      { resource: { id: book.id, themes: ['patience'] }, page: 0 },
    ])
    // The name of a book and a word on one of its pages; other forms of a word; one that is still being typed.
    expect((await search('walk quay', key)).found).toMatchObject([{ page: 2 }])
    expect(titles(await search('twisting', key))).toEqual(['The Rope Walk'])
    expect(titles(await search('quok', key))).toEqual(['The Rope Walk'])
    expect(titles(await search('quokka twine', key))).toEqual([])
  })

  test.for(['reciept', 'receit', 'recipt', 'rexeipt'])('understands %s', async (typed) => {
    const key = await keyOf({ role: 'senior' })
    await createPages({ title: 'Paper trail' }, ['Keep every receipt in a tin.'])
    const results = await search(typed, key)
    expect(results.corrected).toBe('receipt')
    expect(titles(results)).toContain('Paper trail')
  })

  test('finds nothing for no words, for words that are nowhere, and for what only looks like a query', async () => {
    const key = await keyOf({ role: 'senior' })
    for (const q of ['', '  ', '!!! &|()', 'zzyzxq', "'", 'the', "a' | 'b"])
      expect(await search(q, key)).toEqual({ corrected: '', found: [] })
  })

  test('follows what becomes of a resource', async () => {
    const { db } = server.deps
    const key = await keyOf({ role: 'senior' })
    const { id } = await createPages({ title: 'Yesterday' }, ['A wombat digs.'])
    const set = (change: object) => db.updateTable('resources').set(change).where('id', '=', id).execute()
    await set({ title: 'Afterwards' })
    expect(titles(await search('afterwards wombat', key))).toEqual(['Afterwards'])
    expect(titles(await search('yesterday wombat', key))).toEqual([])
    for (const change of [{ isDraft: true }, { deletedAt: new Date() }]) {
      await set(change)
      expect(titles(await search('wombat', key))).toEqual([])
      expect(await search('wombatt', key)).toEqual({ corrected: '', found: [] })
      await set({ isDraft: false, deletedAt: null })
      expect(titles(await search('wombat', key))).toEqual(['Afterwards'])
    }
    // A new file has other words.
    await set({ version: 'another' })
    expect(titles(await search('wombat', key))).toEqual([])
  })

  test('compares titles and some of the pages when a word is everywhere', async () => {
    const key = await keyOf({ role: 'parent', school: 'none' })
    const many = (count: number) => Array.from({ length: count }, () => 'Marmalade for everybody.')
    const isFree = true
    await createPages({ title: 'A thousand breakfasts', isFree }, many(16 * 100))
    await createPages({ title: 'Marmalade', isFree }, [])
    await createPages({ title: 'Full of it', isFree: false }, many(1))
    expect(titles(await search('marmalade', key))).toEqual(['Marmalade', 'A thousand breakfasts'])
    expect(titles(await search('marmal', key))).toEqual(['Marmalade', 'A thousand breakfasts'])
  })

  test('reads the words of an uploaded paper', async () => {
    const { deps } = server
    const key = await keyOf({ role: 'senior' })
    const bytes = await makePdf((document) => {
      document.text('Timetable')
      document.addPage().text('Then everybody plays the glockenspiel.')
    })
    const { id, version } = await createResource(deps, { title: 'Music', category: 'lesson-plan' })
    await deps.files.put(keys.pdf(version), bytes)
    await readForSearch(deps, { resourceId: id, version })
    expect((await search('glockenspiel', key)).found).toMatchObject([{ resource: { id }, page: 2 }])
  })
})

describe('what somebody may not open', () => {
  const secret = 'A thylacine sings.'

  test('is found by nobody else, not even by a misspelt word', async () => {
    const school = await createSchool(server.deps, { status: 'approved' })
    await createPages({ title: 'Full', isFree: false }, [secret])
    await createPages({ title: 'Free', isFree: true }, [secret])
    await createPages({ title: 'Draft', isFree: true, isDraft: true }, [secret])
    await createPages({ title: 'Theirs', schoolId: school.id }, [secret])

    const all = ['Draft', 'Free', 'Full', 'Theirs']
    const expected: [string, string[]][] = [
      [await keyOf({ role: 'parent', status: 'not-active' }), ['Free']],
      [await keyOf({ role: 'parent', school: 'pending' }), ['Free']],
      [await keyOf({ role: 'senior', school: 'rejected' }), []],
      [await keyOf({ role: 'senior' }), ['Free', 'Full']],
      [await keyOf({ role: 'admin' }), all],
      [await keyOf({ role: 'admin', status: 'not-active' }), ['Free']],
    ]
    for (const [key, visible] of expected) {
      for (const typed of ['thylacine', 'thylacien']) expect(titles(await search(typed, key)).sort()).toEqual(visible)
      const open = (await server.call('GET', '/api/resources', { key })).json().data as {
        title: string
        is_locked: boolean
      }[]
      const opened = open.filter(({ title, is_locked }) => all.includes(title) && !is_locked).map(({ title }) => title)
      if (visible !== all) expect(visible).toEqual(opened.toSorted((a, b) => a.localeCompare(b)))
    }
  })

  test('costs no time: the plan of a search uses only the indexes of what may be opened', async () => {
    const { pool } = server.deps
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('set local enable_seqscan = off')
      const { rows } = await client.query(`explain select 1 from searchable_pages
        where scope = 'free' and number > 0 and document @@ to_tsquery('english', 'thylacine')`)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toContain('searchable_pages_free')
      expect(plan).not.toMatch(/searchable_pages_(full|draft|scope|pkey)/)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

test('resources that exchange their words at the same time do not wait for each other for ever', async () => {
  const wordsWith = (letter: string) => Array.from({ length: 200 }, (_, number) => `${letter}shared${number}`).join(' ')
  const sets = [wordsWith('a'), wordsWith('b')]
  const resources = await Promise.all(Array.from({ length: 4 }, () => createResource(server.deps)))
  for (let round = 0; round < 10; round++) {
    const replacing = resources.map(({ id, version }, index) =>
      replaceSearchablePages(server.deps.db, { resourceId: id, version }, [sets[(index + round) % 2] ?? '']),
    )
    await Promise.all(replacing)
  }
})
