/** An import of 100,000 addresses, from the request to the response, compared with a bare COPY of the same rows. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { startPortal } from '../e2e/testing/portal.ts'
import { connectDatabase } from '../server/database/connect.ts'
import type { CopyTask } from './testing/copy-in.ts'
import { median } from './testing/measure.ts'

const rows = 100_000
const rounds = 7
const program = (name: string) => join(import.meta.dirname, 'testing', name)

const portal = await startPortal({
  LIMIT_CSV_ROWS: String(rows),
  LIMIT_CSV_KILOBYTES: '10000',
  NODE_OPTIONS: `--import ${pathToFileURL(program('watch-process.mjs'))}`,
  WATCH_FILE: join(process.cwd(), 'build/watched.json'),
})
const watched = join(process.cwd(), 'build/watched.json')
const { pool, connection, close } = await connectDatabase({
  dataDir: portal.dataDir,
  log: pino({ level: 'silent' }),
  poolSize: 2,
})

/** The longest stall of the portal since the last call, and its peak memory. */
async function watch(): Promise<{ stallMs: number; peakMb: number }> {
  const { pid } = JSON.parse(await readFile(watched, 'utf8')) as { pid: number }
  await rm(watched)
  process.kill(pid, 'SIGUSR2')
  for (;;) {
    const report = await readFile(watched, 'utf8').catch(() => '')
    if (report.endsWith('}')) return JSON.parse(report) as { stallMs: number; peakMb: number }
    await delay(20)
  }
}

/** Runs a program of this bench in a separate process. */
async function run(name: string, ...parameters: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program(name), ...parameters])
  return stdout
}

const answer = await fetch(`${portal.baseURL}/api/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(portal.accounts.senior),
})
const { auth_key: key, user } = (
  (await answer.json()) as { data: { auth_key: string; user: { id: string; school: { id: string } } } }
).data

const addresses = Array.from({ length: rows }, (_, n) => `parent.${(n * 7919) % rows}@example-${n % 97}.org`)
const file = join(portal.dataDir, 'parents.csv')
await writeFile(file, addresses.join('\n'))
const expiry = new Date().toISOString()
const task: CopyTask = {
  connection,
  sql: 'copy yardstick (school_id, email, role, inviter_id, import_id, is_from_csv, expires_at) from stdin',
  lines: addresses.map((email) => [user.school.id, email, 'parent', user.id, randomUUID(), 't', expiry].join('\t')),
}
const taskFile = join(portal.dataDir, 'copy.json')
await writeFile(taskFile, JSON.stringify(task))

async function measureImport(): Promise<{ ms: number; stallMs: number; peakMb: number }> {
  await watch()
  const printed = await run('send-file.ts', `${portal.baseURL}/api/school/add-users-csv`, key, 'file', file)
  const { stallMs, peakMb } = await watch()
  const { status, ms, answer } = JSON.parse(printed)
  if (status !== 200 || answer.data.successfully_imported !== rows) throw new Error(printed)
  return { ms, stallMs, peakMb }
}

/** Another job sends the e-mails: it is queued as usual, for tomorrow. */
const putOffMails = `
  create function put_off() returns trigger language plpgsql as $$
  begin
    new.start_after = now() + interval '1 day';
    return new;
  end $$;
  create trigger put_off before insert on pgboss.job for each row when (new.name = 'mail-invitations')
    execute function put_off()`

try {
  await pool.query(putOffMails)
  await pool.query('create table yardstick (like invitations including defaults including identity)')
  await pool.query('create unique index on yardstick (school_id, email)')
  console.log(`portal, peak resident memory before: ${(await watch()).peakMb.toFixed(0)} MB`)
  const results = []
  for (let round = 0; round < rounds; round++) {
    const copy = Number(await run('copy-in.ts', taskFile))
    const measured = { copy, ...(await measureImport()) }
    results.push(measured)
    const { ms, stallMs, peakMb } = measured
    console.log(
      `COPY ${copy.toFixed(0)} ms, import ${ms.toFixed(0)} ms, ratio ${(ms / copy).toFixed(2)}, longest stall ${stallMs.toFixed(0)} ms, peak memory ${peakMb.toFixed(0)} MB`,
    )
    await pool.query('truncate invitations, yardstick')
  }
  const ratio = median(results.map(({ copy, ms }) => ms / copy))
  console.log(`${rows} addresses: import at ${ratio.toFixed(2)} × a bare COPY (median of ${rounds})`)
  console.log(
    `longest stall of the event loop: ${median(results.map(({ stallMs }) => stallMs)).toFixed(0)} ms (median)`,
  )
  console.log(
    `portal, peak resident memory: ${results[0]?.peakMb.toFixed(0)} MB after one import, ${results.at(-1)?.peakMb.toFixed(0)} MB after ${rounds}`,
  )
} finally {
  await close()
  await portal.stop()
  await rm(watched, { force: true })
}
