/** What an import of 50,000 rows, one with nothing changed, and the type-ahead over them cost. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { createKysely } from '../server/database/connect.ts'
import { importRegister } from '../server/features/register/import/import-register.ts'
import { createRegisterSearch, findCandidates } from '../server/features/register/service.ts'
import { writeRegisterFile } from '../server/features/register/testing/register-file.ts'
import { createDatabase } from './testing/throw-away-database.ts'

const rows = 50_000
const database = await createDatabase()
const db = createKysely(database.pool)
const file = join(database.folder, 'register.csv')

const peakMemory = () => Math.round(process.resourceUsage().maxRSS / 1024)

async function measureImport(name: string) {
  const stalls = monitorEventLoopDelay({ resolution: 5 })
  stalls.enable()
  const began = performance.now()
  const report = await importRegister(db, file)
  const seconds = ((performance.now() - began) / 1000).toFixed(2)
  stalls.disable()
  const stall = (stalls.max / 1e6).toFixed(0)
  console.log(
    `${name}: ${seconds} s, added ${report.added}, changed ${report.changed}, bad ${report.badCount}; longest stall ${stall} ms`,
  )
}

async function measureCalls(name: string, inputs: string[], call: (input: string) => Promise<unknown[]>) {
  const times: Array<{ input: string; ms: number; found: number }> = []
  for (const input of inputs) {
    const began = performance.now()
    const { length } = await call(input)
    times.push({ input, ms: performance.now() - began, found: length })
  }
  times.sort((a, b) => a.ms - b.ms)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]?.ms.toFixed(1)
  const slowest = times.slice(-3).map(({ input, ms, found }) => `“${input}” ${ms.toFixed(0)} ms (${found})`)
  console.log(`${name}, ${times.length} calls: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms; slowest ${slowest.join(', ')}`)
}

try {
  await writeRegisterFile(file, rows)
  const { size } = await stat(file)
  console.log(`${rows} rows, ${(size / 1e6).toFixed(0)} MB, made from real rows`)
  const memory = peakMemory()
  await measureImport('import into an empty register')
  await measureImport('the same again, nothing changed')
  console.log(`resident memory: ${memory} MB before, at most ${peakMemory()} MB`)

  const names = await db
    .selectFrom('registerSchools')
    .select(['name', 'town', 'postcode'])
    .where('isOpen', '=', true)
    .orderBy('urn')
    .execute()
  const some = names.filter((_, number) => number % Math.ceil(names.length / 60) === 0)
  // What has been typed after each key from the third on.
  const typed = some.flatMap(({ name, town }) => {
    const whole = `${name} ${town}`.toLowerCase()
    return Array.from({ length: Math.min(20, whole.length - 2) }, (_, length) => whole.slice(0, length + 3))
  })
  const codes = some.flatMap(({ postcode }) => [3, 5, 7].map((length) => postcode.slice(0, length)))
  const searchRegister = createRegisterSearch({ db, changes: { onInvalidate: () => undefined } })
  const began = performance.now()
  await searchRegister('school')
  console.log(`the first search, which builds the index: ${(performance.now() - began).toFixed(0)} ms`)
  await measureCalls('type-ahead by name', typed, searchRegister)
  await measureCalls('type-ahead by postcode', codes, searchRegister)
  await measureCalls(
    'type-ahead by three common letters',
    ['sch', 'pri', 'sai', 'the', 'chu', 'st ', 'inf', 'jun', 'all', 'com'],
    searchRegister,
  )
  await measureCalls(
    'type-ahead mistyped',
    some.map(({ name }) => name.replace(/[aeiou]/, 'qq')),
    searchRegister,
  )
  await measureCalls(
    'candidates for a sign-up',
    some.map(({ name }) => name),
    (title) =>
      findCandidates(
        { db, hasTrigrams: true },
        { title, postcode: 'SW1A 2AA', address1: '', city: '', email: 'head@school.example' },
      ),
  )
} finally {
  await database.drop()
}
