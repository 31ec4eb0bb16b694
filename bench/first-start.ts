/**
 * How long people wait after `npm start`, until the first page is there: in a clone with its packages installed and
 * nothing built, and in one that is built, each with an empty data folder. It clones the last commit. `ROUNDS` (3).
 */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inheritedEnvironment } from '../e2e/testing/portal-process.ts'
import { findFreePort } from '../server/testing/portal-process.ts'
import { median } from './testing/measure.ts'

const rounds = Number(process.env.ROUNDS ?? 3)
const root = resolve(import.meta.dirname, '..')
/** On the same disk as the packages, so that they can be linked instead of copied. */
const clone = join(root, 'build', 'bench-first-start')
const run = promisify(execFile)
/** The database's supervisor may write its last lines after the portal has ended. */
const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })

async function cloneInstalled(): Promise<void> {
  await remove(clone)
  await mkdir(join(root, 'build'), { recursive: true })
  await run('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone])
  const [from, to] = [join(root, 'node_modules'), join(clone, 'node_modules')]
  if (process.platform === 'linux') await run('cp', ['-al', from, to])
  else await cp(from, to, { recursive: true, verbatimSymlinks: true })
}

/** Seconds from `npm start` until the first page is answered with 200. */
async function measureStart(): Promise<number> {
  const port = await findFreePort()
  const env = { ...inheritedEnvironment(), PORT: `${port}` }
  const began = performance.now()
  const portal = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'ignore'] })
  portal.stdout.resume()
  const stop = () => portal.kill('SIGTERM')
  process.once('exit', stop)
  // npm ends before the portal does, which holds the output until then.
  const ended = once(portal, 'close')
  while (!(await isOpen(`http://localhost:${port}/`))) {
    if (portal.exitCode !== null) throw new Error(`npm start ended with ${portal.exitCode}. Try it in ${clone}.`)
    await sleep(50)
  }
  const seconds = (performance.now() - began) / 1000
  stop()
  await ended
  process.off('exit', stop)
  return seconds
}

async function isOpen(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status === 200
}

function report(name: string, seconds: number[]): void {
  console.log(`${name}: ${median(seconds).toFixed(1)} s (${seconds.map((one) => one.toFixed(1)).join(', ')})`)
}

await cloneInstalled()
const unbuilt: number[] = []
const built: number[] = []
for (let round = 0; round < rounds; round++) {
  await remove(join(clone, 'build'))
  await remove(join(clone, 'data'))
  unbuilt.push(await measureStart())
  await remove(join(clone, 'data'))
  built.push(await measureStart())
}
report('npm start, packages installed and nothing built', unbuilt)
report('npm start, everything built', built)
await remove(clone)
