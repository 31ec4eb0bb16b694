/**
 * How long people wait after `npm start`, until the first page is there and until all books are, and where the time goes:
 * in a clone with nothing built, and in one that is built, each with an empty data folder. It clones the last commit.
 * `ROUNDS` (3). With `PACKAGES=true` the packages are installed too, from the registry; otherwise they are there.
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
const installs = process.env.PACKAGES === 'true'
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

/** Seconds of a start; `packages` and `build` are parts of `page`. */
interface Start {
  packages: number
  build: number
  /** Until the first page is answered with 200. */
  page: number
  /** Until `/readyz` is: all books are there. */
  books: number
}

/** The seconds of a step that `npm start` has said it has done; 0 without it. */
const secondsOf = (step: string, output: string) =>
  Number(new RegExp(`^${step}.*: done in ([\\d.]+) s`, 'm').exec(output)?.[1] ?? 0)

async function measureStart(): Promise<Start> {
  const port = await findFreePort()
  const env = { ...inheritedEnvironment(), PORT: `${port}` }
  const began = performance.now()
  const portal = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  portal.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  const stop = () => portal.kill('SIGTERM')
  process.once('exit', stop)
  // npm ends before the portal does, which holds the output until then.
  const ended = once(portal, 'close')
  async function until(path: string): Promise<number> {
    while (!(await isOpen(`http://localhost:${port}${path}`))) {
      if (portal.exitCode !== null) throw new Error(`npm start ended with ${portal.exitCode}. Try it in ${clone}.`)
      await sleep(50)
    }
    return (performance.now() - began) / 1000
  }
  const page = await until('/')
  const books = await until('/readyz')
  stop()
  await ended
  process.off('exit', stop)
  return { packages: secondsOf('Installing', output), build: secondsOf('Building', output), page, books }
}

async function isOpen(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status === 200
}

function report(name: string, starts: Start[]): void {
  const middle = (part: keyof Start) => median(starts.map((one) => one[part])).toFixed(1)
  const pages = starts.map(({ page }) => page.toFixed(1)).join(', ')
  console.log(`${name}: first page after ${middle('page')} s (${pages})`)
  console.log(`  packages ${middle('packages')} s, build ${middle('build')} s; all books after ${middle('books')} s`)
}

await cloneInstalled()
const unbuilt: Start[] = []
const built: Start[] = []
for (let round = 0; round < rounds; round++) {
  if (installs) await remove(join(clone, 'node_modules'))
  await remove(join(clone, 'build'))
  await remove(join(clone, 'data'))
  unbuilt.push(await measureStart())
  await remove(join(clone, 'data'))
  built.push(await measureStart())
}
report(installs ? 'npm start in an empty clone' : 'npm start, packages installed and nothing built', unbuilt)
report('npm start, everything built', built)
await remove(clone)
