/**
 * What the public figures, the brand and a general page cost compared with bare node:http sending the same bytes, and
 * whether the figures cost the same with many users as with few. `BENCH_USERS` says how many are many.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { type Portal, startPortal } from '../e2e/testing/portal.ts'
import { pinServers } from './testing/cores.ts'
import { compare, load, median, startBare } from './testing/measure.ts'
import { seedUsers } from './testing/seed-users.ts'
import { type BenchApp, startApp } from './testing/start-app.ts'

const few = { schools: 20, users: 1000 }
const many = { schools: 20_000, users: Number(process.env.BENCH_USERS ?? 1_000_000) }

async function measureAnswer(portal: Portal, path: string): Promise<void> {
  const url = portal.baseURL + path
  const body = Buffer.from(await (await fetch(url)).arrayBuffer())
  const file = join(portal.dataDir, 'answer.json')
  await writeFile(file, body)
  const bare = await startBare('body', file)
  await load({ url, duration: 2 })
  await compare(
    `GET ${path}, ${body.length} bytes, 50 connections`,
    { run: () => load({ url }), pid: portal.pid() },
    { run: () => load({ url: bare.url }), pid: bare.pid },
  )
  bare.stop()
}

/** Milliseconds for the figures when they are not cached, because somebody has just changed one. */
async function measureReading(app: BenchApp): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 200; round++) {
    await sql`update portal_figures set value = value`.execute(app.deps.db)
    await app.deps.changes.catchUp()
    const began = performance.now()
    await (await fetch(`${app.url}/api/page/stats`)).arrayBuffer()
    times.push(performance.now() - began)
  }
  return median(times)
}

async function measureSize(app: BenchApp, size: typeof few): Promise<{ rate: number; reading: number }> {
  const { rate } = await load({ url: `${app.url}/api/page/stats` })
  const reading = await measureReading(app)
  const people = `${size.users.toLocaleString('en-GB')} users and ${size.schools.toLocaleString('en-GB')} schools`
  console.log(`${people}: ${rate.toFixed(0)} a second; recalculated in ${reading.toFixed(2)} ms`)
  return { rate, reading }
}

pinServers()
const portal = await startPortal()
try {
  for (const path of ['/api/page/stats', '/api/page/app-brand', '/api/page/about']) await measureAnswer(portal, path)
} finally {
  await portal.stop()
}

const small = await startApp()
const large = await startApp()
try {
  await seedUsers(small.deps.pool, few)
  await seedUsers(large.deps.pool, many)
  const rounds: Array<{ rate: number; reading: number }> = []
  for (let round = 0; round < 3; round++) {
    const [one, other] = [await measureSize(small, few), await measureSize(large, many)]
    rounds.push({ rate: one.rate / other.rate, reading: other.reading / one.reading })
  }
  const [rate, reading] = [median(rounds.map((round) => round.rate)), median(rounds.map((round) => round.reading))]
  console.log(
    `many cost ${rate.toFixed(2)} times what few cost, and ${reading.toFixed(2)} times where they are recalculated`,
  )
} finally {
  await small.stop()
  await large.stop()
}
