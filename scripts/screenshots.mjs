import { checkNode } from './check-node.mjs'
import { report } from './problem.mjs'
import { bin, runNode } from './run.mjs'
import { setUp } from './setup.mjs'

checkNode()
await setUp().catch(report)
const { code } = await runNode([bin.playwright, 'test', '--project=screenshots', ...process.argv.slice(2)], {
  show: true,
})
if (code === 0) console.log('The screenshots are in the folder screenshots/.')
process.exitCode = code
