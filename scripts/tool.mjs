import { checkNode } from './check-node.mjs'
import { report } from './problem.mjs'
import { bin, runNode } from './run.mjs'
import { setUp } from './setup.mjs'

/** Runs a tool that comes with the packages, after installing them where they are absent: `tool.mjs biome check`. */
checkNode()
await setUp([]).catch(report)
const [name, ...args] = process.argv.slice(2)
const { code } = await runNode([bin[name], ...args], { show: true })
process.exitCode = code
