import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkNode } from './check-node.mjs'
import { Problem, report } from './problem.mjs'
import { bin, root, runNode } from './run.mjs'
import { setUp } from './setup.mjs'

checkNode()
const benches = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
const named = process.argv.slice(2)
const unknown = named.find((name) => !benches.includes(name))
if (unknown) report(new Problem(`There is no bench "${unknown}". Choose one of: ${benches.join(', ')}.`))

await setUp().catch(report)
for (const name of named.length > 0 ? named : benches) {
  console.log(`\n── ${name} ──`)
  const { code } = await runNode([bin.tsx, `bench/${name}.ts`], { show: true, env: { NODE_ENV: 'production' } })
  if (code !== 0) process.exitCode = 1
}
