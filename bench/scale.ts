/**
 * How large a database with 20,000 schools, 2,000,000 users and 200,000 openings is, and a backup of it; and what each
 * read costs with it, compared with 10 schools and 1,000 users: every GET endpoint of the contract that answers JSON,
 * called in turn on both. `BENCH_SCHOOLS` says how many schools are many; each has 100 parents, or `BENCH_PARENTS`.
 * `BENCH_ONLY`: a part of the names of those to measure.
 */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { api } from '#contract/api.ts'
import { type Endpoint, urlFor } from '#contract/endpoint.ts'
import { sizeInWords } from '#contract/size-in-words.ts'
import { makeBackup } from '../server/backups/make-backup.ts'
import { findDatabaseState } from '../server/database/server-state.ts'
import { insertOpening } from '../server/features/set-up/queries.ts'
import { objects } from '../server/testing/access-objects.ts'
import { accessTable } from '../server/testing/access-table.ts'
import { createActor, createResource, createSession } from '../server/testing/factories.ts'
import { median, percentile } from './testing/measure.ts'
import { seedHistory } from './testing/seed-history.ts'
import { seedUsers } from './testing/seed-users.ts'
import { type BenchApp, startApp } from './testing/start-app.ts'

const manySchools = Number(process.env.BENCH_SCHOOLS ?? 20_000)
const parentsOfSchool = Number(process.env.BENCH_PARENTS ?? 100)
const only = process.env.BENCH_ONLY ?? ''
const viewsOfSchool = 10
const books = 30
const rounds = Number(process.env.BENCH_ROUNDS ?? 60)

/** Lists are also asked for their second page, and searched for words that many, few and no entries have. */
const variants: Record<string, string[]> = {
  page: ['2'],
  q: ['birch', 'School 7', 'zzzz'],
  person: ['birch', 'lead-7@'],
  state: ['accepted', 'approved', 'sent'],
  status: ['new'],
  show: ['parents'],
}

interface Seeded {
  app: BenchApp
  /** Keys of sessions: those who are asked for in turn until one is let in. */
  keys: string[]
}

async function seed(schools: number): Promise<Seeded> {
  const app = await startApp()
  const { deps } = app
  const began = performance.now()
  await seedUsers(deps.pool, { schools, users: schools * parentsOfSchool })
  for (let number = 1; number <= books; number++)
    await createResource(deps, { title: `Book ${number}`, isPrepared: true })
  await seedHistory(deps.pool, { views: schools * viewsOfSchool, enquiries: Math.max(50, schools / 4) })
  const lead = deps.db.selectFrom('users').select('id').where('email', '=', 'lead-7@school.example')
  const admin = await createActor(deps, { role: 'admin' })
  await insertOpening(deps.db, admin.id, [])
  const keys = [
    admin.key,
    await createSession(deps, (await lead.executeTakeFirstOrThrow()).id),
    (await createActor(deps)).key,
  ]
  console.log(
    `${schools} schools, ${schools * parentsOfSchool} users: made in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  )
  return { app, keys }
}

/** The paths to ask for: bare, and with each variant of each of its query parameters. */
async function pathsOf({ app }: Seeded, name: string, endpoint: Endpoint): Promise<string[]> {
  const line = accessTable[name] ?? {}
  const [object] = typeof line === 'string' ? [] : Object.keys(line)
  const params = object ? await objects[object as keyof typeof objects](app.deps) : {}
  const bare = urlFor(endpoint, { params: { ...params, width: '480', picture: '800' } as Record<string, string> })
  const asked = Object.keys(endpoint.query?._zod.def.shape ?? {})
  return [
    bare,
    ...asked.flatMap((key) => (variants[key] ?? []).map((value) => `${bare}?${new URLSearchParams({ [key]: value })}`)),
  ]
}

/** The headers with which somebody is let in; undefined when nobody is. */
async function findKey({ app, keys }: Seeded, path: string): Promise<Record<string, string> | undefined> {
  for (const key of keys) {
    const headers = { authorization: `Bearer ${key}` }
    if ((await fetch(app.url + path, { headers })).ok) return headers
  }
  return undefined
}

async function time(url: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now()
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return performance.now() - began
}

/** Prints what the database takes on a disk, and a backup of it. The books of this portal have hardly any bytes. */
async function measureSizes({ app: { deps } }: Seeded): Promise<void> {
  const { dataDir } = deps.config
  const target = join(dataDir, 'measured.backup')
  const began = performance.now()
  await makeBackup({ ...deps, dataDir }, target, { secret: 'measured once, and thrown away', isEncrypted: true })
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  const { bytes } = await findDatabaseState(deps.db)
  const { size } = await stat(target)
  console.log(`the database has ${sizeInWords(bytes)}, a backup of it ${sizeInWords(size)} (made in ${seconds} s)\n`)
}

const small = await seed(10)
const large = await seed(manySchools)
try {
  await measureSizes(large)
  const lines: Array<{ text: string; ratio: number; name: string }> = []
  const unmeasured: string[] = []
  for (const { name, endpoint } of api) {
    if (endpoint.method !== 'GET' || endpoint.download || !name.includes(only)) continue
    const paths = [await pathsOf(small, name, endpoint), await pathsOf(large, name, endpoint)] as const
    const linesBefore = lines.length
    for (const [at, few] of paths[0].entries()) {
      const many = paths[1][at] ?? few
      const [fewKey, manyKey] = [await findKey(small, few), await findKey(large, many)]
      if (!fewKey || !manyKey) continue
      const times: { few: number[]; many: number[] } = { few: [], many: [] }
      for (let round = 0; round < rounds; round++) {
        times.few.push(await time(small.app.url + few, fewKey))
        times.many.push(await time(large.app.url + many, manyKey))
      }
      const ratio = median(times.many) / median(times.few)
      const show = (values: number[]) => `${median(values).toFixed(2)} and ${percentile(values, 95).toFixed(2)} ms`
      lines.push({
        ratio,
        name,
        text: `${ratio.toFixed(2)}  ${name} ${few.split('?')[1] ?? ''}: ${show(times.few)}; ${show(times.many)}`,
      })
    }
    if (lines.length === linesBefore) unmeasured.push(name)
  }
  console.log('\nMedian with many compared with few, endpoint: median and p95 with few; with many')
  const dearest = lines.toSorted((a, b) => b.ratio - a.ratio)
  for (const { text } of dearest) console.log(text)
  console.log(
    `\n${lines.length} reads with ${manySchools * parentsOfSchool} users cost at most ${dearest[0]?.ratio.toFixed(1)} times what they cost ` +
      `with ${10 * parentsOfSchool} (${dearest[0]?.name}), half of them at most ${median(lines.map(({ ratio }) => ratio)).toFixed(1)} times`,
  )
  console.log(
    `\nNot measured, because none of an owner, a lead and a parent is let in with these objects: ${unmeasured.join(', ')}`,
  )
} finally {
  await small.app.stop()
  await large.app.stop()
}
