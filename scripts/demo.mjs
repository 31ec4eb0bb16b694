import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkNode } from './check-node.mjs'
import { Problem, report } from './problem.mjs'
import { bin, root, runNode } from './run.mjs'
import { setUp } from './setup.mjs'

const usage = 'npm run demo starts the demo. To only fill its folder: npm run demo -- --fill-only'

/**
 * Starts the portal with a year of a charity in it, in a data folder of its own that is filled on the first start.
 * Writes nothing into a folder that it has not made itself, and into no database server.
 */
async function main() {
  const { values, positionals } = parseArgs({ options: { 'fill-only': { type: 'boolean' } }, strict: false })
  const unknown = Object.keys(values).filter((name) => name !== 'fill-only')
  if (positionals.length > 0 || unknown.length > 0) throw new Problem(usage)
  if (process.env.DATABASE_URL) {
    throw new Problem('The demo fills a database of its own. Start it without DATABASE_URL.')
  }
  // npm starts scripts in the project's folder, and says in which folder the person named this one.
  const folder = resolve(
    process.env.DATA_DIR ? (process.env.INIT_CWD ?? root) : root,
    process.env.DATA_DIR ?? 'demo-data',
  )
  const isFilled = existsSync(resolve(folder, 'demo-accounts.json'))
  if (!isFilled && existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Problem(
      `${folder} holds something other than the demo. Name an empty folder: DATA_DIR=demo-data npm run demo`,
    )
  }
  await setUp()
  if (!isFilled) await fill(folder)
  console.log('\nMore accounts of the demo:')
  for (const { about, email, password } of JSON.parse(readFileSync(resolve(folder, 'demo-accounts.json'), 'utf8'))) {
    console.log(`  ${about}\n    ${email}  ${password}`)
  }
  if (values['fill-only']) return console.log(`\nTo start it: DATA_DIR=${folder} npm run demo`)
  process.env.DATA_DIR = folder
  await import('./start-portal.mjs')
}

/** Fills a folder beside the one that is wanted and then renames it, so that an interrupted run never counts. */
async function fill(folder) {
  const making = `${folder}.making`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(making, { mode: 0o700 })
  console.log('Making up a year in the life of a charity. This takes a few minutes, and happens only once.')
  const { code } = await runNode([bin.tsx, 'demo/fill.ts', making], { show: true, env: { NODE_ENV: 'production' } })
  if (code !== 0) {
    rmSync(making, { recursive: true, force: true })
    throw new Problem('The demo could not be filled. What went wrong is above.')
  }
  rmSync(folder, { recursive: true, force: true })
  renameSync(making, folder)
}

checkNode()
main().catch(report)
