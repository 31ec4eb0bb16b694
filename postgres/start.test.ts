import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { isPostgresRunning, readPostmaster } from './postmaster.ts'
import { startEmbeddedDatabase } from './start.ts'
import { openPool } from './testing/open-pool.ts'

const log = pino({ level: 'silent' })
const patience = { timeout: 120_000, interval: 20 }
const children: ChildProcess[] = []
const folder = mkdtempSync(join(tmpdir(), 'portal-test-'))
let dataDir: string

// Bundled, as the server is: the source text of the supervisor must survive that.
const program = join(import.meta.dirname, `../build/postgres-writer-${process.pid}.mjs`)

beforeAll(async () => {
  const source = join(import.meta.dirname, 'testing/writer.ts')
  await build({
    entryPoints: [source],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
})

beforeEach(() => {
  dataDir = join(folder, 'data')
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await serverIsGone()
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  rmSync(program, { force: true })
})

describe('the embedded database', () => {
  it('starts on an empty folder, open to nobody else, keeps what was written, and stops', async () => {
    const first = await open()
    const settings = `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync`
    expect((await first.pool.query(settings)).rows).toEqual([{ addresses: '', fsync: 'on' }])
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
    await first.pool.query(`create table words (word text); insert into words values ('straße')`)
    await first.close()
    expect(runningServer()).toBeUndefined()

    const second = await open()
    const { rows } = await second.pool.query(`select upper('élan') as upper, word from words`)
    expect(rows).toEqual([{ upper: 'ÉLAN', word: 'straße' }])
    await second.close()
  })

  it('serves a folder whose path is too long for a socket', async () => {
    dataDir = join(folder, 'a-long-name-'.repeat(8), 'another-long-name-'.repeat(8))
    const { pool, connection, close } = await open()
    expect(String(connection.host).length).toBeLessThan(80)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await close()
    rmSync(String(connection.host), { recursive: true })
  })

  it('says what to do when the folder cannot be written', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const start = startEmbeddedDatabase({ dataDir: join(file, 'data'), log })
    await expect(start).rejects.toThrow(DatabaseUnavailable)
    await expect(start).rejects.toThrow(/cannot be written .* set DATA_DIR to another folder/)
  })
})

describe('accidents', () => {
  it('loses no acknowledged row when Node is killed while it writes, again and again', async () => {
    const acknowledged: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const writer = startWriter()
      await writer.hasWritten(20)
      await writer.kill()
      acknowledged.push(...writer.acknowledged)
    }
    await expectRows(acknowledged)
  })

  it('starts after it was killed during the very first start', async () => {
    dataDir = join(folder, 'interrupted')
    for (const afterMs of [200, 400, 700]) {
      const writer = startWriter()
      await new Promise((resolve) => setTimeout(resolve, afterMs))
      await writer.kill()
    }
    const { close } = await open()
    await close()
    expect(readdirSync(join(dataDir, 'postgres')).sort()).toEqual(['cluster', 'server.log'])
  })

  it('leaves nothing of a temporary folder when its last process is killed', async () => {
    dataDir = join(folder, 'temporary')
    const [first, second] = [startWriter('temporary'), startWriter('temporary')]
    await first.hasWritten(1)
    await second.hasWritten(1)
    await first.kill()
    await second.hasWritten(second.acknowledged.length + 5)
    await second.kill()
    await vi.waitUntil(() => !existsSync(dataDir), patience)
  })

  it('is back, complete, after PostgreSQL was killed, and after its supervisor was', async () => {
    const writer = startWriter()
    await writer.hasWritten(20)
    process.kill(runningServer() ?? 0, 'SIGKILL')
    await vi.waitUntil(() => runningServer() !== undefined, patience)
    await writer.hasWritten(writer.acknowledged.length + 20)

    const server = runningServer()
    process.kill(parentOf(server ?? 0), 'SIGKILL')
    await vi.waitUntil(() => ![server, undefined].includes(runningServer()), patience)
    await writer.hasWritten(writer.acknowledged.length + 20)
    await expectRows(writer.acknowledged)
  })

  it('does not mistake a process with the id of a dead server for the server', async () => {
    const { close } = await open()
    await close()
    const lines = [process.pid, join(dataDir, 'postgres/cluster'), 1, 5432, '..', '', ' 1 1', 'ready']
    const file = join(dataDir, 'postgres/cluster/postmaster.pid')
    writeFileSync(file, `${lines.join('\n')}\n`)
    // Whatever the umask of the tests is: PostgreSQL may run as another user.
    chmodSync(file, 0o644)
    const again = await open()
    await again.close()
  })
})

describe('two processes on one folder', () => {
  it('share one server, which outlives the first that leaves and stops with the last', async () => {
    dataDir = join(folder, 'shared')
    const [first, second] = [startWriter(), startWriter()]
    await Promise.all([first.hasWritten(5), second.hasWritten(5)])
    const server = runningServer()
    await first.leave()
    await second.hasWritten(second.acknowledged.length + 20)
    expect(runningServer()).toBe(server)

    const third = startWriter()
    await third.hasWritten(5)
    await second.kill()
    await third.hasWritten(third.acknowledged.length + 20)
    expect(runningServer()).toBe(server)
    await expectRows([first, second, third].flatMap((writer) => writer.acknowledged))
    await third.leave()
    expect(runningServer()).toBeUndefined()
  })
})

async function open() {
  const { connection, stop } = await startEmbeddedDatabase({ dataDir, log })
  const pool = openPool(connection)
  const close = async () => {
    await pool.end()
    await stop()
  }
  return { pool, connection, close }
}

async function expectRows(written: number[]): Promise<void> {
  const acknowledged = [...written]
  const { pool, close } = await open()
  const { rows } = await pool.query<{ number: number }>('select number from rows')
  await close()
  const found = new Set(rows.map((row) => row.number))
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(acknowledged.filter((number) => !found.has(number))).toEqual([])
}

function startWriter(...kind: string[]) {
  const child = spawn(process.execPath, [program, dataDir, ...kind], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const acknowledged: number[] = []
  let rest = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    acknowledged.push(...lines.map(Number))
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return {
    acknowledged,
    hasWritten: (count: number) => vi.waitUntil(() => acknowledged.length >= count, patience),
    kill: () => end('SIGKILL'),
    leave: () => end('SIGTERM'),
  }
}

function runningServer(): number | undefined {
  const postmaster = readPostmaster(join(dataDir, 'postgres/cluster'))
  return postmaster && isPostgresRunning(postmaster.pid) ? postmaster.pid : undefined
}

async function serverIsGone(): Promise<void> {
  await vi.waitUntil(() => runningServer() === undefined, patience)
}

function parentOf(pid: number): number {
  return Number(/^\d+ \(.*\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
}
