import { resolve } from 'node:path'
import { checkNode } from './check-node.mjs'
import { report } from './problem.mjs'
import { runNode } from './run.mjs'
import { setUp } from './setup.mjs'

/**
 * Runs a command of the portal as it was built: `command.mjs backup portal.tar.gz`. With `--files`, what follows are
 * names of files, as the person sees them, and flags such as `--without-erasures`.
 */
checkNode()
await setUp(['server'], { toRun: true }).catch(report)
const [name, ...given] = process.argv.slice(2)
const isFiles = given[0] === '--files'
// npm starts scripts in the project's folder, and says in which folder the user named the file.
const folder = process.env.INIT_CWD ?? process.cwd()
const args = isFiles ? given.slice(1).map((one) => (one.startsWith('--') ? one : resolve(folder, one))) : given
const { code } = await runNode(['--enable-source-maps', `build/server/${name}.js`, ...args], {
  env: { NODE_ENV: 'production' },
  show: true,
})
process.exitCode = code
