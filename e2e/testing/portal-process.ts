import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../..')
const program = join(root, 'build/server/main.js')

/** A first start loads the content that ships and prepares its books, perhaps on a busy machine. */
const readyWithinMs = 240_000
/** Ends the portal when the pipe to its standard input closes, that is with the tests, even if they are killed. */
const endsWithTheTests = `data:text/javascript,${encodeURIComponent(
  "process.stdin.resume().once('close', () => process.kill(process.pid, 'SIGKILL')).unref()",
)}`
/** The portal promises to end within 30 s of SIGTERM, the default of STOP_LIMIT. */
const stopsWithinMs = 32_000

export type PortalProcess = {
  baseURL: string
  /** Of the running process. */
  pid(): number | undefined
  /** What it has written to its console so far. */
  output(): string
  /** Kills it like a crash (or with the given signal), and waits for its end. */
  kill(signal?: NodeJS.Signals): Promise<void>
  /** Restarts it on the same address and data folder, stopping it first if it is running. */
  restart(): Promise<void>
}

async function findFreePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

/** The environment that a program needs, without any settings of the portal that a developer has set. */
export function inheritedEnvironment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/**
 * Runs the built portal on loopback, and returns once it is ready. It ends with this process at the latest. Its name is
 * `localhost`, for which alone browsers allow passkeys.
 */
export async function runPortal(dataDir: string, settings: Record<string, string>): Promise<PortalProcess> {
  if (!existsSync(program)) throw new Error('The portal is not built. Run "npm run build" first, or "npm test".')
  const port = await findFreePort()
  const baseURL = `http://localhost:${port}`
  const own = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: `${port}`, PUBLIC_URL: baseURL, DATA_DIR: dataDir }
  let output = ''
  let child: ChildProcess | undefined

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  process.on('exit', () => child?.kill('SIGKILL'))

  async function kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (!child || !isRunning()) return
    const ended = new Promise((end) => child?.once('exit', end))
    child.kill(signal)
    const patience = setTimeout(() => child?.kill('SIGKILL'), stopsWithinMs)
    await ended
    clearTimeout(patience)
  }

  async function waitUntilReady(): Promise<void> {
    for (const end = Date.now() + readyWithinMs; Date.now() < end; await sleep(100)) {
      if (!isRunning()) throw new Error(`The portal ended while it was starting:\n${output}`)
      const answer = await fetch(`${baseURL}/readyz`).catch(() => undefined)
      await answer?.body?.cancel()
      if (answer?.ok) return
    }
    await kill()
    throw new Error(`The portal was not ready after ${readyWithinMs / 1000} s:\n${output}`)
  }

  async function start(): Promise<void> {
    child = spawn(process.execPath, ['--import', endsWithTheTests, '--enable-source-maps', program], {
      cwd: root,
      env: { ...inheritedEnvironment(), ...own, ...settings },
      stdio: 'pipe',
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    await waitUntilReady()
  }

  async function restart(): Promise<void> {
    await kill('SIGTERM')
    await start()
  }

  await start()
  return { baseURL, pid: () => child?.pid, output: () => output, kill, restart }
}
