import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Problem } from './problem.mjs'
import { seconds } from './progress.mjs'
import { bin, root, runNode } from './run.mjs'
import { setUp } from './setup.mjs'
import { countPlaywright, countVitest } from './test-counts.mjs'

const reports = join(root, 'build/reports')
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')
const nothing = { passed: 0, failed: 0 }

const vitest = [bin.vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
const playwright = [bin.playwright, 'test', '--project=desktop', '--project=touch', '--reporter=list,json']

/** @type {Record<string, { run: () => Promise<{ code: number }>, count: () => { passed: number, failed: number } }>} */
const stages = {
  check: { run: () => runNode(['scripts/check.mjs'], { show: true }), count: () => nothing },
  build: { run: () => setUp().then(() => ({ code: 0 })), count: () => nothing },
  unit: {
    run: () => runNode(vitest, { show: true, env: { NODE_ENV: 'test' } }),
    count: () => countVitest(vitestReport),
  },
  browser: {
    run: () => runNode(playwright, { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport } }),
    count: () => countPlaywright(playwrightReport),
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

const total = { passed: 0, failed: 0 }
const lines = []
for (const name of chosen) {
  console.log(`\n── ${name} ──`)
  const start = performance.now()
  const { code } = await stages[name].run().catch((error) => {
    console.error(error instanceof Problem ? error.message : error)
    return { code: 1 }
  })
  const { passed, failed } = stages[name].count()
  total.passed += passed
  // A stage that fails without a failing test (a check, a crash) must not look like success in the closing line.
  total.failed += code === 0 ? failed : Math.max(failed, 1)
  lines.push(`${code === 0 ? '✓' : '✗'} ${name.padEnd(8)} ${seconds(start).padStart(8)}`)
}

console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
