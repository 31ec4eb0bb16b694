import { checkNode } from './check-node.mjs'
import { report } from './problem.mjs'
import { bin, runNode } from './run.mjs'
import { setUp } from './setup.mjs'

checkNode()
await setUp().catch(report)
const { code } = await runNode([bin.tsx, 'bench/cluster.ts', '--stay'], { show: true, env: { NODE_ENV: 'production' } })
process.exitCode = code
