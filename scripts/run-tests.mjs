import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Problem } from './problem.mjs'
import { seconds } from './progress.mjs'
import { bin, root, runNode } from './run.mjs'
import { setUp } from './setup.mjs'
import { readPlaywright, readVitest } from './test-outcome.mjs'

const reports = join(root, 'build/reports')
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')
const nothing = { passed: 0, failures: [] }

const vitest = [bin.vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
const playwright = [bin.playwright, 'test', '--project=desktop', '--project=touch', '--reporter=list,json']

/** @type {Record<string, { run: () => Promise<{ code: number }>, read: () => import('./test-outcome.mjs').Outcome }>} */
const stages = {
  check: { run: () => runNode(['scripts/check.mjs'], { show: true }), read: () => nothing },
  build: { run: () => setUp().then(() => ({ code: 0 })), read: () => nothing },
  unit: {
    run: () => runNode(vitest, { show: true, env: { NODE_ENV: 'test' } }),
    read: () => readVitest(vitestReport),
  },
  browser: {
    run: () => runNode(playwright, { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport } }),
    read: () => readPlaywright(playwrightReport),
  },
}

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  strict: false,
})
const { only, ...unknown } = values
if (
  positionals.length > 0 ||
  Object.keys(unknown).length > 0 ||
  ![undefined, 'check', 'unit', 'browser'].includes(only)
) {
  throw new Problem('npm test runs everything. For one stage: npm test -- --only check (or unit, or browser)')
}
const chosen = only === undefined ? Object.keys(stages) : only === 'check' ? ['check'] : ['build', only]

await setUp([])
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

let passedTests = 0
const failed = []
const lines = []
for (const name of chosen) {
  console.log(`\n── ${name} ──`)
  const start = performance.now()
  const { code } = await stages[name].run().catch((error) => {
    console.error(error instanceof Problem ? error.message : error)
    return { code: 1 }
  })
  const { passed, failures } = stages[name].read()
  passedTests += passed
  // A stage that fails without a failing test (a check, a crash) must not look like success in the closing line.
  failed.push(...(code !== 0 && failures.length === 0 ? [`${name}: what it said stands above`] : failures))
  lines.push(`${code === 0 ? '✓' : '✗'} ${name.padEnd(8)} ${seconds(start).padStart(8)}`)
}

for (const name of failed) lines.push(`✗ ${name}`)
console.log(`\n${lines.join('\n')}\n\n${passedTests} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
