import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAsImage } from './image-context.mjs'
import { Problem } from './problem.mjs'
import { seconds } from './progress.mjs'
import { bin, root, runNode } from './run.mjs'
import { setUp } from './setup.mjs'
import { readPlaywright, readVitest, slowestFiles } from './test-outcome.mjs'

const reports = join(root, 'build/reports')
const playwrightReport = join(reports, 'playwright.json')
const nothing = { passed: 0, failures: [], files: [] }

/**
 * A run of Node.js, either shown as it comes or passed to `onOutput`.
 *
 * @typedef {{ show: true } | { onOutput: (chunk: Buffer | string) => void }} Shown
 * @typedef {{ run: (shown: Shown) => Promise<{ code: number }>, read: () => import('./test-outcome.mjs').Outcome }} Stage
 */

/** @returns {Stage} the tests of some projects of vitest.config.ts */
function unit(...projects) {
  const outcome = join(reports, `${projects[0]}.json`)
  const reporters = ['default', './scripts/vitest-outcome.mjs'].map((name) => `--reporter=${name}`)
  const args = [bin.vitest, 'run', ...projects.map((name) => `--project=${name}`), ...reporters]
  return {
    run: (shown) => runNode(args, { ...shown, env: { NODE_ENV: 'test', VITEST_OUTCOME: outcome } }),
    read: () => readVitest(outcome),
  }
}

/** @returns {Stage} the journeys in a browser */
function journeys(env) {
  const projects = ['demo', 'desktop', 'few-screenshots'].map((name) => `--project=${name}`)
  const args = [bin.playwright, 'test', ...projects, '--reporter=list,json']
  return {
    run: (shown) => runNode(args, { ...shown, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport } }),
    read: () => readPlaywright(playwrightReport),
  }
}

/** @type {Record<string, Stage>} */
const stages = {
  // From what the image is built from, so that whatever the image lacks fails here.
  build: { run: () => setUp(undefined, { build: buildAsImage }).then(() => ({ code: 0 })), read: () => nothing },
  check: { run: (shown) => runNode(['scripts/check.mjs'], shown), read: () => nothing },
  web: unit('web', 'web-isolated'),
  server: unit('server'),
  browser: journeys({}),
  'reduced-motion': journeys({ E2E_MOTION: 'reduced' }),
}

/** Groups run one after the other, and the stages of one side by side: neither checks nor the tests of pages need the build. */
const groupsOf = {
  all: [['build', 'check', 'web'], ['server'], ['browser']],
  check: [['check']],
  unit: [['build', 'web'], ['server']],
  browser: [['build'], ['browser']],
  // Not in 'all', where half of the journeys run with reduced motion already.
  'reduced-motion': [['build'], ['reduced-motion']],
}

const { values, positionals } = parseArgs({
  options: { only: { type: 'string', default: 'all' } },
  strict: false,
})
const { only, ...unknown } = values
if (positionals.length > 0 || Object.keys(unknown).length > 0 || !Object.hasOwn(groupsOf, String(only))) {
  throw new Problem(
    'npm test runs everything. For one stage: npm test -- --only check (or unit, browser, reduced-motion)',
  )
}

await setUp([])
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/** Starts a stage. What it prints is kept until it is to be shown, and from then on passed on as it comes. */
function begin(name, isAlone) {
  const start = performance.now()
  let kept = []
  const print = (chunk) => (kept ? kept.push(chunk) : process.stdout.write(chunk))
  const ended = stages[name]
    .run(isAlone ? { show: true } : { onOutput: print })
    .catch((error) => {
      print(`${error instanceof Problem ? error.message : error?.stack}\n`)
      return { code: 1 }
    })
    .then(({ code }) => ({ name, code, took: seconds(start) }))
  const show = () => {
    console.log(`\n── ${name} ──`)
    for (const chunk of kept) process.stdout.write(chunk)
    kept = undefined
  }
  return { ended, show }
}

const outcomes = []
const failed = []
const lines = []

function note({ name, code, took }) {
  const outcome = stages[name].read()
  outcomes.push(outcome)
  // A stage that fails without a failing test (a check, a crash) must not look like a success in the closing line.
  failed.push(...(code !== 0 && outcome.failures.length === 0 ? [`${name}: see its output above`] : outcome.failures))
  lines.push(`${code === 0 ? '✓' : '✗'} ${name.padEnd(8)} ${took.padStart(8)}`)
}

for (const group of groupsOf[only]) {
  for (const { ended, show } of group.map((name) => begin(name, group.length === 1))) {
    show()
    note(await ended)
  }
}

const slowest = slowestFiles(outcomes)
if (slowest.length > 0) console.log(`\nThe files that took longest:\n${slowest.join('\n')}`)
for (const name of failed) lines.push(`✗ ${name}`)
const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0)
console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
