import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { inheritedEnvironment, runPortal } from './portal-process.ts'

const root = resolve(import.meta.dirname, '../..')
const build = join(root, 'build')

/** What is in a portal that a test starts: what ships with it, or the year that `npm run demo` fills in too. */
export type Beginning = 'first-start' | 'demo'

/** How each is made in an empty folder. */
const made: Record<Beginning, (dataDir: string) => Promise<void>> = {
  async 'first-start'(dataDir) {
    const portal = await runPortal(dataDir, {})
    await portal.kill('SIGTERM')
  },
  async demo(dataDir) {
    const env = { ...inheritedEnvironment(), DATA_DIR: dataDir }
    await promisify(execFile)(process.execPath, [join(root, 'scripts/demo.mjs'), '--fill-only'], { cwd: root, env })
  },
}

/** The data folder that this build begins with. */
async function placeOfThisBuild(beginning: Beginning): Promise<string> {
  const files = ['content', 'server'].map((part) => join(build, 'stamps', part))
  if (beginning === 'demo') files.push(...(await readdir(join(root, 'demo'))).map((name) => join(root, 'demo', name)))
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')))
  const key = createHash('sha256').update(contents.join()).digest('hex')
  return join(build, beginning, key.slice(0, 16))
}

/**
 * A first start prepares every book that ships, and the demo plays a year, which take as long as many tests. Each happens
 * once for each build, and each portal that the tests start gets a copy of the data folder.
 */
async function keepBeginning(beginning: Beginning): Promise<string> {
  const place = await placeOfThisBuild(beginning)
  if (existsSync(place)) return place
  const kept = join(build, beginning)
  await mkdir(kept, { recursive: true })
  for (const old of await readdir(kept)) await rm(join(kept, old), { recursive: true, force: true })
  const fresh = await mkdtemp(`${place}-`)
  await made[beginning](join(fresh, 'data'))
  await rename(join(fresh, 'data'), place).catch(() => {})
  await rm(fresh, { recursive: true, force: true })
  if (!existsSync(place)) throw new Error(`The data folder that the tests begin with could not be kept in ${kept}.`)
  return place
}

export default async function keepFirstStart(): Promise<void> {
  await keepBeginning('first-start')
}

/** Copies what a portal begins with, with its owners: PostgreSQL runs as another user when this one is root. */
export async function copyBeginning(beginning: Beginning, dataDir: string): Promise<void> {
  const place = await keepBeginning(beginning)
  if (process.platform === 'win32') await cp(place, dataDir, { recursive: true })
  else await promisify(execFile)('cp', ['-a', place, dataDir])
}
