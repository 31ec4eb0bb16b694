/**
 * How often the search of the register finds the school that was typed, by the way it was typed, and how long it takes:
 * on the real rows, where they are there, and on 30,000 made from them. The same typing each time: `BENCH_SEED`.
 */
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { importRegister } from '../server/features/register/import/import-register.ts'
import { writeRealRegister, writeRegisterFile } from '../server/features/register/testing/register-file.ts'
import { percentile } from './testing/measure.ts'
import { type BenchApp, startApp } from './testing/start-app.ts'
import { type FiledSchool, randomFrom, type TypedSchool, typeSchools } from './testing/typed-schools.ts'

const seed = Number(process.env.BENCH_SEED ?? 12)
/** Cases of each class, at most. */
const maxCases = 600
const goal = { within: 95, first: 90, ms: 50 }

const percent = (count: number, of: number) => (100 * count) / Math.max(of, 1)

async function listSchools({ deps }: BenchApp): Promise<FiledSchool[]> {
  return deps.db
    .selectFrom('registerSchools')
    .select(['id', 'name', 'locality', 'address3', 'town', 'postcode'])
    .where('isOpen', '=', true)
    .orderBy('urn')
    .execute()
}

/** The ids of the schools found, and the milliseconds until the response had arrived. */
async function search(app: BenchApp, q: string): Promise<{ ids: number[]; ms: number }> {
  const began = performance.now()
  const response = await fetch(`${app.url}/api/register/schools?${new URLSearchParams({ q })}`)
  const { data } = (await response.json()) as { data: Array<{ id: number }> }
  return { ids: data.map(({ id }) => id), ms: performance.now() - began }
}

async function measureClass(app: BenchApp, name: string, cases: TypedSchool[]): Promise<boolean> {
  const times: number[] = []
  const processor = process.cpuUsage()
  const missed: string[] = []
  let first = 0
  let within = 0
  for (const { typed, means } of cases) {
    const { ids, ms } = await search(app, typed)
    times.push(ms)
    if (means.has(ids[0] ?? -1)) first++
    if (ids.some((id) => means.has(id))) within++
    else missed.push(typed)
  }
  const { user, system } = process.cpuUsage(processor)
  const work = (user + system) / 1000 / cases.length
  const [ofFirst, ofWithin] = [percent(first, cases.length), percent(within, cases.length)]
  const isMet = ofFirst >= goal.first && ofWithin >= goal.within && percentile(times, 95) <= goal.ms
  const figures = [
    ofWithin.toFixed(1),
    ofFirst.toFixed(1),
    percentile(times, 50).toFixed(1),
    percentile(times, 95).toFixed(1),
    work.toFixed(1),
  ]
  const columns = [String(cases.length), ...figures].map((figure) => figure.padStart(8))
  console.log(`  ${name.padEnd(26)}${columns.join('')}  ${isMet ? '' : 'MISSED'}`)
  if (process.env.BENCH_MISSED) for (const typed of missed.slice(0, 8)) console.log(`      ${typed}`)
  return isMet
}

/** Some of the cases, spread over all of them by chance. */
function sample(cases: TypedSchool[]): TypedSchool[] {
  const random = randomFrom(seed)
  const drawn = cases.map((one) => ({ one, by: random() })).sort((a, b) => a.by - b.by)
  return drawn.slice(0, maxCases).map(({ one }) => one)
}

async function measureRegister(title: string, write: (path: string) => Promise<string>): Promise<boolean> {
  const app = await startApp()
  app.deps.limiters.registerPerNetwork.count = async () => {}
  try {
    await importRegister(app.deps.db, await write(join(app.deps.config.dataDir, 'register.csv')))
    await app.deps.changes.catchUp()
    const schools = await listSchools(app)
    const before = process.memoryUsage().rss
    const { ms } = await search(app, 'primary school')
    const memory = (process.memoryUsage().rss - before) / 1e6
    console.log(
      `${title}, ${schools.length} of them open; the first search, which builds the index: ${ms.toFixed(0)} ms, ${memory.toFixed(0)} MB`,
    )
    console.log(
      `  ${'typed'.padEnd(26)}${['cases', 'in ten', 'first', 'median', 'p95', 'work'].map((name) => name.padStart(8)).join('')}`,
    )
    let isMet = true
    for (const [name, cases] of typeSchools(schools, seed))
      isMet = (await measureClass(app, name, sample(cases))) && isMet
    return isMet
  } finally {
    await app.stop()
  }
}

console.log(
  `Per 100 cases, and milliseconds: of the whole request, and of processor time in client and server (work). Seed ${seed}.`,
)
const met = []
met.push(await measureRegister('876 real rows', (path) => writeRealRegister(dirname(path))))
met.push(
  await measureRegister('30,000 rows', async (path) => {
    await writeRegisterFile(path, 30_000)
    return path
  }),
)
if (met.includes(false)) process.exitCode = 1
