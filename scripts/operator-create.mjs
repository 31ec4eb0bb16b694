import { checkNode } from './check-node.mjs'
import { report } from './problem.mjs'
import { bin, runNode } from './run.mjs'
import { setUp } from './setup.mjs'

checkNode()
await setUp([]).catch(report)
const { code } = await runNode([bin.tsx, 'server/commands/operator-create.ts', ...process.argv.slice(2)], {
  show: true,
})
process.exitCode = code
