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
const playwright = [bin.playwright, 'test', '--project=demo', '--project=desktop', '--reporter=list,json']

/** @type {Record<string, { run: (show: boolean) => Promise<{ code: number, output: string }>, read: () => import('./test-outcome.mjs').Outcome }>} */
const stages = {
  check: { run: (show) => runNode(['scripts/check.mjs'], { show }), read: () => nothing },
  build: { run: () => setUp().then(() => ({ code: 0, output: '' })), read: () => nothing },
  unit: {
    run: (show) => runNode(vitest, { show, env: { NODE_ENV: 'test' } }),
    read: () => readVitest(vitestReport),
  },
  browser: {
    run: (show) => runNode(playwright, { show, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport } }),
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
/** Groups run one after the other. The checks run beside the build, whose end leaves a core idle, and are shown after it. */
const groups =
  only === undefined
    ? [['build', 'check'], ['unit'], ['browser']]
    : only === 'check'
      ? [['check']]
      : [['build'], [only]]

await setUp([])
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

let passedTests = 0
const failed = []
const lines = []

async function run(name, { isShown }) {
  const start = performance.now()
  const ended = await stages[name].run(isShown).catch((error) => {
    const output = `${error instanceof Problem ? error.message : error?.stack}\n`
    if (isShown) process.stderr.write(output)
    return { code: 1, output }
  })
  return { ...ended, name, took: seconds(start) }
}

function note({ name, code, took }) {
  const { passed, failures } = stages[name].read()
  passedTests += passed
  // A stage that fails without a failing test (a check, a crash) must not look like a success in the closing line.
  failed.push(...(code !== 0 && failures.length === 0 ? [`${name}: see its output above`] : failures))
  lines.push(`${code === 0 ? '✓' : '✗'} ${name.padEnd(8)} ${took.padStart(8)}`)
}

for (const [shown, ...others] of groups) {
  const beside = others.map((name) => [name, run(name, { isShown: false })])
  console.log(`\n── ${shown} ──`)
  note(await run(shown, { isShown: true }))
  for (const [name, running] of beside) {
    console.log(`\n── ${name} ──`)
    const ended = await running
    process.stdout.write(ended.output)
    note(ended)
  }
}

for (const name of failed) lines.push(`✗ ${name}`)
console.log(`\n${lines.join('\n')}\n\n${passedTests} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
