import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { runPortal } from './portal-process.ts'

const build = resolve(import.meta.dirname, '../../build')
const kept = join(build, 'first-start')

/** The data folder that a first start of this build leaves behind. */
async function placeOfThisBuild(): Promise<string> {
  const stamps = ['content', 'server'].map((part) => readFile(join(build, 'stamps', part), 'utf8').catch(() => ''))
  const key = createHash('sha256')
    .update((await Promise.all(stamps)).join())
    .digest('hex')
  return join(kept, key.slice(0, 16))
}

/**
 * A first start prepares every book that ships, which takes as long as many tests. It happens once for each build, and
 * each portal that the tests start gets a copy of the data folder.
 */
export default async function keepFirstStart(): Promise<void> {
  const place = await placeOfThisBuild()
  if (existsSync(place)) return
  await mkdir(kept, { recursive: true })
  for (const old of await readdir(kept)) await rm(join(kept, old), { recursive: true, force: true })
  const fresh = await mkdtemp(`${place}-`)
  const portal = await runPortal(join(fresh, 'data'), {})
  await portal.kill('SIGTERM')
  await rename(join(fresh, 'data'), place).catch(() => {})
  await rm(fresh, { recursive: true, force: true })
  if (!existsSync(place)) throw new Error(`The data folder of a first start could not be kept in ${kept}.`)
}

/** Copies what the first start left, with its owners: PostgreSQL runs as another user when this one is root. */
export async function copyFirstStart(dataDir: string): Promise<void> {
  await keepFirstStart()
  const place = await placeOfThisBuild()
  if (process.platform === 'win32') await cp(place, dataDir, { recursive: true })
  else await promisify(execFile)('cp', ['-a', place, dataDir])
}
