import { resolve } from 'node:path'
import { checkNode } from './check-node.mjs'
import { report } from './problem.mjs'
import { bin, runNode } from './run.mjs'
import { setUp } from './setup.mjs'

checkNode()
await setUp([]).catch(report)
// npm starts scripts in the project's folder, and says where the person is who named the file.
const files = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? process.cwd(), file))
const { code } = await runNode([bin.tsx, 'server/commands/register-import.ts', ...files], { show: true })
process.exitCode = code
