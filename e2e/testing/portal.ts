import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../..')
const program = join(root, 'build/server/main.js')

/** A first start loads the content that ships and prepares its books. */
const readyWithinMs = 120_000
/** The portal promises to be gone 10 s after SIGTERM. */
const stopsWithinMs = 12_000

export type Role = 'senior' | 'parent' | 'admin'
export type Account = { role: Role; email: string; password: string }

/** The built portal, running on loopback with a data folder of its own. */
export type Portal = {
  baseURL: string
  dataDir: string
  /** The accounts that the first start made. */
  accounts: Record<Role, Account>
  /** What it has written to its console so far. */
  output(): string
  /** Ends it as a crash would (or as told), and waits for its end. */
  kill(signal?: NodeJS.Signals): Promise<void>
  /** Starts it again, on the same address and data folder; stops it first when it runs. */
  restart(): Promise<void>
  /** Stops it and removes its data folder. */
  stop(): Promise<void>
}

/** What a program needs of its surroundings; settings of the portal that a developer has set must not reach it. */
function inheritedEnvironment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

async function findFreePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

async function readAccounts(dataDir: string): Promise<Record<Role, Account>> {
  const accounts = JSON.parse(await readFile(join(dataDir, 'try-it-accounts.json'), 'utf8')) as Account[]
  return Object.fromEntries(accounts.map((account) => [account.role, account])) as Record<Role, Account>
}

/** @param settings environment variables of the portal, besides its address and data folder */
export async function startPortal(settings: Record<string, string> = {}): Promise<Portal> {
  if (!existsSync(program)) throw new Error('The portal is not built. Run "npm run build" first, or "npm test".')
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-'))
  const dataDir = join(folder, 'data')
  const port = await findFreePort()
  const baseURL = `http://127.0.0.1:${port}`
  let output = ''
  let child: ChildProcess | undefined

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  const killAtExit = () => child?.kill('SIGKILL')

  async function kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (!child || !isRunning()) return
    const ended = new Promise((end) => child?.once('exit', end))
    child.kill(signal)
    const patience = new AbortController()
    const late = sleep(stopsWithinMs, 'late', { signal: patience.signal }).catch(() => undefined)
    if ((await Promise.race([ended, late])) === 'late') child.kill('SIGKILL')
    patience.abort()
    await ended
  }

  async function waitUntilReady(): Promise<void> {
    for (const end = Date.now() + readyWithinMs; Date.now() < end; await sleep(100)) {
      if (!isRunning()) throw new Error(`The portal ended while it was starting:\n${output}`)
      const answer = await fetch(`${baseURL}/readyz`).catch(() => undefined)
      await answer?.body?.cancel()
      if (answer?.ok) return
    }
    throw new Error(`The portal was not ready after ${readyWithinMs / 1000} s:\n${output}`)
  }

  async function start(): Promise<void> {
    const own = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: `${port}`, PUBLIC_URL: baseURL, DATA_DIR: dataDir }
    child = spawn(process.execPath, ['--enable-source-maps', program], {
      cwd: root,
      env: { ...inheritedEnvironment(), ...own, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    await waitUntilReady()
  }

  async function stop(): Promise<void> {
    await kill('SIGTERM')
    process.off('exit', killAtExit)
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }

  async function restart(): Promise<void> {
    await kill('SIGTERM')
    await start()
  }

  process.on('exit', killAtExit)
  try {
    await start()
    const accounts = await readAccounts(dataDir)
    return { baseURL, dataDir, accounts, output: () => output, kill, restart, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
