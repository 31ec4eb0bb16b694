import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './inputs.mjs'
import { install, isInstalled } from './installation.mjs'
import { underLock } from './lock.mjs'
import { parts } from './parts.mjs'
import { Problem } from './problem.mjs'
import { withProgress } from './progress.mjs'
import { root, runNode } from './run.mjs'

export const built = join(root, 'build')
const making = join(built, 'making')
const stampOf = (name) => join(built, 'stamps', name)
const fingerprintOf = (name) => fingerprint(root, parts[name].inputs, parts[name].more?.())

function isFresh(name) {
  if (!existsSync(join(built, name, parts[name].proof)) || !existsSync(stampOf(name))) return false
  return readFileSync(stampOf(name), 'utf8') === fingerprintOf(name)
}

/**
 * Builds one part in a temporary folder and then moves it into place, so that an interrupted build never counts as
 * fresh.
 */
async function buildPart(name) {
  const { label, proof, replacesItself, command } = parts[name]
  const stamp = fingerprintOf(name)
  const out = join(making, `${name}-${process.pid}`)
  rmSync(stampOf(name), { force: true })
  const { code, output } = await runNode(command(out), { env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new Problem(`${output.trim()}\n\nBuilding ${label} failed. What the build said is above.`)
  if (!replacesItself) replace(join(built, name), out)
  if (!existsSync(join(built, name, proof))) throw new Problem(`Building ${label} made no ${proof}.\n${output.trim()}`)
  writeFileSync(stampOf(name), stamp)
}

function replace(place, fresh) {
  const old = `${fresh}-old`
  if (existsSync(place)) renameSync(place, old)
  renameSync(fresh, place)
}

/**
 * Takes over parts that were built in a copy of the repository.
 *
 * @param {string[]} names
 * @param {string} from the folder with the built parts and their stamps
 */
export function takeOver(names, from) {
  for (const name of names) {
    const stamp = fingerprintOf(name)
    if (readFileSync(join(from, 'stamps', name), 'utf8') !== stamp) {
      throw new Problem(
        `The copy lacks something of ${parts[name].inputs.join(', ')}, from which ${parts[name].label} is built.`,
      )
    }
    const fresh = join(making, `${name}-${process.pid}`)
    cpSync(join(from, name), fresh, { recursive: true })
    rmSync(stampOf(name), { force: true })
    replace(join(built, name), fresh)
    writeFileSync(stampOf(name), stamp)
  }
}

async function buildHere(stale) {
  const what = new Intl.ListFormat('en-GB').format(stale.map((name) => parts[name].label))
  const made = {}
  const make = async (name) => {
    await Promise.all((parts[name].after ?? []).map((other) => made[other]))
    await buildPart(name)
  }
  await withProgress(`Building ${what}`, async () => {
    for (const name of stale) made[name] = make(name)
    await Promise.all(Object.values(made))
  })
}

async function buildStale(names, build) {
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true })
  mkdirSync(join(built, 'stamps'), { recursive: true })
  const stale = names.filter((name) => !isFresh(name))
  if (stale.length > 0) await build(stale)
  rmSync(making, { recursive: true, force: true })
}

/** @param {string[]} names of parts */
export const isBuilt = (names) => names.every(isFresh)

/**
 * Installs what is missing and builds what is stale; returns at once when there is nothing to do. Of two starts at the
 * same time the second waits for the first.
 *
 * @param {string[]} [names] the parts that are needed, all of them unless named
 * @param {{ toRun?: boolean, build?: (stale: string[]) => Promise<void> }} [options] `toRun`: what was built is only to be
 *   run, for which the packages of production are enough; `build`: another way of building
 * @throws {Problem}
 */
export async function setUp(names = Object.keys(parts), { toRun = false, build = buildHere } = {}) {
  if (isInstalled({ toRun }) && isBuilt(names)) return
  await underLock(
    join(built, 'lock'),
    async () => {
      await install()
      await buildStale(names, build)
    },
    () => console.log('The portal is already being built; waiting for that to finish.'),
  )
}
