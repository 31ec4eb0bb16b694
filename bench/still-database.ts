/**
 * Holds the embedded PostgreSQL still (SIGSTOP) for `STILL_SECONDS` (7) at ten moments of a first start, while 50 clients
 * ask, and says after how long the portal was ready with all its books. Ends with 1 if it ended, or is not ready within
 * two minutes. Linux only, since it finds the processes in /proc.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inheritedEnvironment } from '../e2e/testing/portal-process.ts'
import { findFreePort } from '../server/testing/portal-process.ts'

const still = Number(process.env.STILL_SECONDS ?? 7) * 1000
const moments = 10
const clients = 50
const patience = 120_000
const root = resolve(import.meta.dirname, '..')

/** The processes of PostgreSQL, or of its initdb, that run in this data folder. */
function findPostgres(dataDir: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const program = basename(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split(/[\0 :]/)[0] ?? '')
        return ['postgres', 'initdb'].includes(program) && readlinkSync(`/proc/${pid}/cwd`).startsWith(dataDir)
      } catch {
        return false
      }
    })
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended meanwhile.
    }
  }
}

async function answers(url: string): Promise<number | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.status
}

/** Milliseconds until it is ready; undefined if it ended or took too long. `at`: when its database is held still. */
async function start(at?: number): Promise<number | undefined> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-still-'))
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...inheritedEnvironment(),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: `${port}`,
    DATA_DIR: dataDir,
  }
  const portal: ChildProcess = spawn(process.execPath, [join(root, 'build/server/main.js')], { cwd: root, env })
  let output = ''
  for (const stream of [portal.stdout, portal.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk))
  const ended = once(portal, 'close')
  const isRunning = () => portal.exitCode === null && portal.signalCode === null
  const kill = () => portal.kill('SIGKILL')
  process.once('exit', kill)
  let isOver = false
  const asking = Array.from({ length: clients }, async () => {
    while (!isOver) if ((await answers(`${url}/api/register/schools`)) === undefined) await sleep(100)
  })
  const began = performance.now()
  async function holdStill(after: number) {
    await sleep(after)
    const pids = findPostgres(dataDir)
    signal(pids, 'SIGSTOP')
    await sleep(still)
    signal(pids, 'SIGCONT')
  }
  const holding = at === undefined ? Promise.resolve() : holdStill(at)
  let ready: number | undefined
  while (isRunning() && ready === undefined && performance.now() - began < patience) {
    if ((await answers(`${url}/readyz`)) === 200) ready = performance.now() - began
    else await sleep(50)
  }
  isOver = true
  await holding
  if (ready === undefined) console.log(output.trim().split('\n').slice(-8).join('\n'))
  portal.kill('SIGTERM')
  await Promise.all([ended, ...asking])
  process.off('exit', kill)
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  return ready
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

const quiet = await start()
if (quiet === undefined) throw new Error('The portal does not start, even with a database that answers.')
console.log(`ready ${inSeconds(quiet)} after the start, with ${clients} clients asking`)
let up = 0
for (let moment = 0; moment < moments; moment++) {
  const at = (quiet * (moment + 0.5)) / moments
  const ready = await start(at)
  if (ready !== undefined) up++
  const outcome = ready === undefined ? 'did not come up' : `ready after ${inSeconds(ready)}`
  console.log(`database still for ${inSeconds(still)} from ${inSeconds(at)} on: ${outcome}`)
}
console.log(`came up ${up} of ${moments} times`)
if (up < moments) process.exitCode = 1
