/**
 * How long a search on the shelf takes with 10,000 resources, over HTTP, one at a time: words that are rare, that are
 * everywhere, that are misspelt and that are nowhere, for somebody who may open everything and for somebody who may
 * open the free books only. The words and how often they come are those of the stories that ship, from a seed.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { PreparedFacts } from '../server/features/resources/prepared.ts'
import { createActor } from '../server/testing/factories.ts'
import { type BenchApp, startApp } from './testing/start-app.ts'

const size = { books: 2000, bookPages: 14, papers: 8000, paperPages: 5 }
const target = 50

/** Numbers from 0 to 1, the same every time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
const random = seeded(20261122)
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T

/** The words of the books that ship, as the build has prepared them. */
async function wordsOfBooks(): Promise<string[]> {
  const prepared = join(import.meta.dirname, '../build/prepared')
  const texts: string[] = []
  for (const folder of (await readdir(prepared, { withFileTypes: true })).filter((entry) => entry.isDirectory())) {
    const { pages } = PreparedFacts.parse(JSON.parse(await readFile(join(prepared, folder.name, 'facts.json'), 'utf8')))
    for (const { text } of pages) for (const lines of text) texts.push(lines.map((line) => line.text).join(' '))
  }
  return texts.join(' ').match(/\p{L}+/gu) ?? []
}
const running = await wordsOfBooks()
/** Made-up words, so that there are as many rare ones as in a real library. */
const rare = Array.from({ length: 20_000 }, () =>
  Array.from({ length: 2 + Math.floor(random() * 3) }, () =>
    pick(['ba', 'len', 'tor', 'mi', 'shu', 'gra', 'fen', 'ol', 'pi', 'wex']),
  ).join(''),
)
const text = (count: number) =>
  Array.from({ length: count }, () => (random() < 0.05 ? pick(rare) : pick(running))).join(' ')

async function seed({ deps: { db } }: BenchApp): Promise<void> {
  await sql`insert into categories (name, title) values ('storybook', 'Storybook'), ('lesson-plan', 'Lesson plan')
    on conflict do nothing`.execute(db)
  const total = size.books + size.papers
  for (let from = 0; from < total; from += 500) {
    const rows = Array.from({ length: Math.min(500, total - from) }, (_, at) => {
      const isBook = from + at < size.books
      return {
        title: text(4),
        description: text(25),
        category: isBook ? 'storybook' : 'lesson-plan',
        free: random() < 0.4,
      }
    })
    const { rows: ids } = await sql<{ id: number }>`
      insert into resources (title, description, category, is_free, version, source_hash, pdf_size, page_count, aspect)
      select title, description, category, free, gen_random_uuid()::text, '', 1, 1, 1
      from jsonb_to_recordset(${JSON.stringify(rows)}) as given (title text, description text, category text, free boolean)
      returning id`.execute(db)
    const pages = ids.flatMap(({ id }, at) => {
      const isBook = rows[at]?.category === 'storybook'
      const count = isBook ? size.bookPages : size.paperPages
      return Array.from({ length: count }, (_, page) => ({ id, number: page + 1, words: text(isBook ? 40 : 250) }))
    })
    await sql`insert into searchable_pages (resource_id, number, words)
      select id, number, words from jsonb_to_recordset(${JSON.stringify(pages)}) as given (id int, number int, words text)`.execute(
      db,
    )
  }
  await sql`analyze`.execute(db)
}

const swapped = (word: string) => word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4)
const long = [...new Set(running.map((word) => word.toLowerCase()).filter((word) => word.length > 5))]
const kinds: Record<string, () => string> = {
  'a rare word': () => pick(rare),
  'a word of the stories': () => pick(long),
  'a word that is everywhere': () => pick(['said', 'temi', 'one', 'finn', 'up']),
  'two words': () => `${pick(long)} ${pick(long)}`,
  'the beginning of a word': () => pick(long).slice(0, 4),
  'a misspelt word': () => swapped(pick(long)),
  'a word that is nowhere': () => `${pick(rare)}q${pick(rare)}`,
}

const app = await startApp()
try {
  const began = performance.now()
  await seed(app)
  const { rows } = await sql<{ pages: number }>`select count(*)::int as pages from searchable_pages`.execute(
    app.deps.db,
  )
  console.log(
    `10,000 resources, ${rows[0]?.pages} entries, indexed in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  )
  const all: number[] = []
  for (const [who, actor] of [
    ['staff', { role: 'senior' }],
    ['a parent without a school', { role: 'parent', school: 'none' }],
  ] as const) {
    const { key } = await createActor(app.deps, actor)
    for (const [kind, word] of Object.entries(kinds)) {
      const times: number[] = []
      for (let round = 0; round < 110; round++) {
        const asked = performance.now()
        const url = `${app.url}/api/resources/search?q=${encodeURIComponent(word())}`
        const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } })
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${url}: ${response.status}`)
        if (round >= 10) times.push(performance.now() - asked)
      }
      all.push(...times)
      console.log(`${who}, ${kind}: ${percentiles(times)}`)
    }
  }
  const p95 = at(all, 0.95)
  console.log(`all: ${percentiles(all)}; ${p95 <= target ? 'within' : 'beyond'} ${target} ms`)
  if (p95 > target) process.exitCode = 1
} finally {
  await app.stop()
}

function at(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN
}

function percentiles(times: readonly number[]): string {
  return `median ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms`
}
