import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every file under a path, which may be a file itself, in a stable order. Dot files are left out.
 *
 * @param {string} folder what the answers are relative to
 * @param {string} path relative to `folder`, with forward slashes
 * @returns {string[]}
 */
export function filesUnder(folder, path) {
  const stat = statSync(join(folder, path), { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [path]
  return readdirSync(join(folder, path))
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesUnder(folder, `${path}/${name}`))
}

/** @param {string} path */
export const isForTests = (path) => /\.test\.\w+$|(^|\/)testing\//.test(path)

/**
 * A fingerprint of what a build reads: paths and contents, not dates, which a clone or a checkout changes.
 *
 * @param {string} folder
 * @param {string[]} paths files and folders; tests in them do not count
 * @param {string} [more] anything else that the build depends on
 */
export function fingerprint(folder, paths, more = '') {
  const hash = createHash('sha256').update(more)
  for (const file of paths.flatMap((path) => filesUnder(folder, path)).filter((path) => !isForTests(path))) {
    hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}

/**
 * The locked versions of packages and of everything they need, for a build that not every new dependency makes stale.
 *
 * @param {string} folder that holds the lock
 * @param {string[]} names
 */
export function lockedVersions(folder, names) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const found = new Map()
  const add = (name) => {
    const locked = packages[`node_modules/${name}`]
    if (found.has(name) || !locked) return
    found.set(name, locked.version)
    for (const needed of Object.keys(locked.dependencies ?? {})) add(needed)
  }
  for (const name of names) add(name)
  return JSON.stringify([...found])
}
