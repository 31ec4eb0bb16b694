import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Problem } from './problem.mjs'
import { withProgress } from './progress.mjs'
import { root, runNode } from './run.mjs'

const readPackages = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

/**
 * Whether node_modules holds what package-lock.json names. npm writes the list of what it installed as its last step,
 * so that a broken-off installation has none. Versions are compared and not dates, which a checkout changes.
 *
 * @param {{ toRun?: boolean }} [options] `toRun`: without what only building and testing need
 */
export function isInstalled({ toRun = false } = {}) {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const installed = readPackages('node_modules/.package-lock.json')
  return Object.entries(readPackages('package-lock.json')).every(([path, { version, optional, link, dev }]) => {
    if (path === '' || link) return true
    return installed[path] ? installed[path].version === version : optional || (toRun && dev)
  })
}

/** The npm that belongs to this Node.js: the one that started us, or the one beside it. */
export function findNpm() {
  const started = process.env.npm_execpath
  if (started && /^npm(-cli)?\.c?js$/.test(basename(started))) return started
  const here = dirname(process.execPath)
  const places = ['../lib/node_modules/npm', 'node_modules/npm', '../share/nodejs/npm', '../share/npm']
  const found = places.map((place) => join(here, place, 'bin/npm-cli.js')).find((file) => existsSync(file))
  if (found) return found
  throw new Problem(
    'npm was not found beside Node.js. Install Node.js from https://nodejs.org, which brings npm with it.',
  )
}

/** Installs the packages when they are absent or not those of package-lock.json. */
export async function install() {
  if (isInstalled()) return
  const npm = findNpm()
  // Building needs the development packages, even if NODE_ENV=production would leave them out.
  const args = [npm, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  await withProgress('Installing the packages (about a minute the first time)', async () => {
    const { code, output } = await runNode(args)
    if (code === 0) return
    const complaint = output.trim().split('\n').slice(0, 20).join('\n')
    throw new Problem(
      `${complaint}\n\nThe packages could not be installed; npm says why above. Check the connection to the npm ` +
        'registry and that this folder can be written, then run the same command again.',
    )
  })
}
