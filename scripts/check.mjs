import { checkNode } from './check-node.mjs'
import { checkComments } from './comments.mjs'
import { checkFeatures } from './features.mjs'
import { refuseArguments } from './no-arguments.mjs'
import { report } from './problem.mjs'
import { seconds } from './progress.mjs'
import { bin, runNode } from './run.mjs'
import { setUp } from './setup.mjs'
import { checkTables } from './tables.mjs'

checkNode()
refuseArguments('npm run check')
await setUp([]).catch(report)

const rooms = ['bench', 'content', 'contract', 'demo', 'e2e', 'postgres', 'print', 'server', 'web']

/** On one core, since another check runs beside it. Its garbage is collected rarely, since it ends soon. */
const types = () => runNode([bin.tsc, '--build', '--checkers', '1', '--builders', '1'], { env: { GOGC: '400' } })

/** @type {[string, () => Promise<{ code: number, output: string }>][]} the slowest first, so that two at a time end early */
const checks = [
  ['format and lint', () => runNode([bin.biome, 'check', '--error-on-warnings', '--max-diagnostics=100'])],
  ['types', types],
  ['who may import whom', () => runNode([bin.depcruise, '--config', '.dependency-cruiser.cjs', ...rooms])],
  ['nothing unused', () => runNode([bin.knip])],
  ['names of files in features', async () => checkFeatures()],
  ['who writes which table', async () => checkTables()],
  ['comments that name things', async () => checkComments()],
]

const began = performance.now()
let failed = 0
// It comes with the packages, so it cannot be imported before they are installed. Two at a time suit two cores.
const { default: limitTo } = await import('p-limit')
const inTurn = limitTo(2)
await Promise.all(
  checks.map(([label, check]) =>
    inTurn(async () => {
      const start = performance.now()
      const { code, output } = await check()
      if (code !== 0) failed += 1
      console.log(`${code === 0 ? '✓' : '✗'} ${label} (${seconds(start)})`)
      if (code !== 0) console.log(output)
    }),
  ),
)
console.log(failed === 0 ? `All checks passed in ${seconds(began)}` : `${failed} of ${checks.length} checks failed`)
process.exitCode = failed === 0 ? 0 : 1
