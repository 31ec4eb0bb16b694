import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { ClientConfig } from 'pg'
import { createPasswords } from '../adapters/passwords.ts'
import { createKysely } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { type CallPortal, createCall } from './call-portal.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const root = resolve(import.meta.dirname, '../..')
/** How long a start may take on a busy machine, in milliseconds. Only a fault takes this long. */
const readyWithin = 240_000
/** Ends the portal when the pipe to its standard input closes, that is with the tests, even if they are killed. */
const endsWithTheTests = `data:text/javascript,${encodeURIComponent(
  "process.stdin.resume().once('close', () => process.kill(process.pid, 'SIGKILL')).unref()",
)}`

export interface PortalProcess {
  /** Such as `http://127.0.0.1:41234`. */
  url: string
  port: number
  dataDir: string
  /** Its database; absent with the embedded one. */
  database?: TestDatabase
  /** Enough of the dependencies for the factories that make users, schools and sessions; fails without `database`. */
  deps: Deps
  child: ChildProcess
  /** Everything it has written to its console so far. */
  output(): string
  /** Exit code and signal, once the process has ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  call: CallPortal
  /** Sends a signal, if it still runs, and waits for its end. */
  kill(signal?: NodeJS.Signals): Promise<void>
  /** Kills it and removes its files. */
  stop(): Promise<void>
}

export interface ProcessOptions {
  /** Environment variables of the portal, besides its port, data folder and database. */
  settings?: Record<string, string>
  /** A database that another instance uses already. */
  database?: TestDatabase
  /** Runs with the embedded database, as `npm start` does without `DATABASE_URL`. */
  isTryIt?: boolean
  /** The data folder of an earlier run; a new one by default. The caller removes it. */
  dataDir?: string
  /** The port of an instance that has ended; a free one by default. */
  port?: number
}

let building: Promise<unknown> | undefined

/**
 * Starts the built portal as a separate process on loopback, with a new database and without the shipped content, and
 * returns once it is ready. For tests that speak only HTTP, or send signals. Stop it when the test ends.
 */
export async function startPortalProcess(options: ProcessOptions = {}): Promise<PortalProcess> {
  const portal = await spawnPortalProcess(options)
  const deadline = Date.now() + readyWithin
  while (!(await isReady(portal))) {
    if (portal.child.exitCode !== null || portal.child.signalCode !== null || Date.now() > deadline) {
      await portal.stop()
      throw new Error(`The portal did not become ready:\n${portal.output()}`)
    }
    await sleep(50)
  }
  return portal
}

/** The same without waiting until it is ready: for starts that must be refused. */
export async function spawnPortalProcess(options: ProcessOptions = {}): Promise<PortalProcess> {
  // The test runner sets variables that the build of the pages reads. With them, every build from a shell would count
  // as stale.
  building ??= promisify(execFile)(process.execPath, [join(root, 'scripts/build.mjs')], { env: inherited() })
  await building
  const { settings = {}, isTryIt = false } = options
  const folder = await mkdtemp(join(tmpdir(), 'portal-attack-'))
  const database = isTryIt ? undefined : (options.database ?? (await createTestDatabase()))
  const port = options.port ?? (await findFreePort())
  const url = `http://127.0.0.1:${port}`
  const dataDir = options.dataDir ?? join(folder, 'data')
  const environment = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    POOL_SIZE: '5',
    ...(database && { DATABASE_URL: urlOf(database.connection) }),
    ...settings,
  }
  let output = ''
  const child = spawn(
    process.execPath,
    ['--import', endsWithTheTests, '--enable-source-maps', join(root, 'build/server/main.js')],
    {
      cwd: await createWorkingFolder(folder),
      env: { ...inherited(), ...environment },
      stdio: 'pipe',
    },
  )
  child.stdin.on('error', () => {})
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolveEnd) => {
    child.once('close', (code, signal) => resolveEnd({ code, signal }))
  })

  async function kill(signal: NodeJS.Signals = 'SIGKILL') {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await ended
  }
  async function stop() {
    await kill()
    if (database && !options.database) await database.drop()
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  return {
    url,
    port,
    dataDir,
    ...(database && { database }),
    deps: (database ? { db: createKysely(database.pool), passwords: createPasswords() } : {}) as Deps,
    child,
    output: () => output,
    ended,
    kill,
    stop,
    call: createCall(url, environment.PUBLIC_URL),
  }
}

/** A root folder with the built pages and no books, so that a start is fast. */
async function createWorkingFolder(folder: string): Promise<string> {
  const workingFolder = join(folder, 'root')
  await mkdir(join(workingFolder, 'build/content'), { recursive: true })
  await writeFile(join(workingFolder, 'build/content/manifest.json'), '{ "version": "none", "books": [] }')
  for (const built of ['web', 'renderer']) {
    await symlink(join(root, 'build', built), join(workingFolder, 'build', built), 'junction')
  }
  await symlink(join(root, 'server'), join(workingFolder, 'server'), 'junction')
  return workingFolder
}

/** A connection as the portal's settings name it. */
export function urlOf({
  connectionString,
  host = 'localhost',
  port,
  user = 'postgres',
  password,
  database,
}: ClientConfig) {
  if (connectionString) return connectionString
  const url = new URL(`postgres://localhost/${database}`)
  url.username = user
  if (typeof password === 'string') url.password = password
  if (host.startsWith('/')) url.searchParams.set('host', host)
  else url.hostname = host
  if (port !== undefined) url.port = String(port)
  return url.href
}

async function isReady({ url }: PortalProcess): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok ?? false
}

/** The environment that a program needs, without any settings of the portal that a developer has set. */
export function inherited(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** A loopback port on which nothing listens. */
export async function findFreePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}
