import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './run.mjs'

/**
 * How many tests of a stage passed, the names of those that failed, and the milliseconds that each file took.
 *
 * @typedef {{ passed: number, failures: string[], files: { name: string, took: number }[] }} Outcome
 */

/** @type {Outcome} */
const nothing = { passed: 0, failures: [], files: [] }

/** A run that ended before its report has nothing to count; its exit code says that it failed. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const outsideAnyTest = ({ message }) => `outside any test: ${message?.split('\n')[0]}`

/**
 * @param {readonly import('vitest/node').TestModule[]} modules
 * @param {readonly { message?: string }[]} errors outside any test
 * @returns {Outcome} a file that could not be loaded counts as one failure
 */
export function outcomeOfVitest(modules, errors) {
  const inState = (module, state) => [...module.children.allTests(state)]
  const failures = modules
    .filter((module) => module.state() === 'failed')
    .flatMap((module) => {
      const path = relative(root, module.moduleId)
      const failed = inState(module, 'failed')
      return failed.length > 0 ? failed.map((test) => `${path}: ${test.fullName}`) : [path]
    })
  return {
    passed: modules.flatMap((module) => inState(module, 'passed')).length,
    failures: [...failures, ...errors.map(outsideAnyTest)],
    files: modules.map((module) => {
      const { setupDuration, collectDuration, duration } = module.diagnostic()
      return { name: relative(root, module.moduleId), took: setupDuration + collectDuration + duration }
    }),
  }
}

/**
 * @param {string} file what `vitest-outcome.mjs` wrote
 * @returns {Outcome}
 */
export const readVitest = (file) => readReport(file) ?? nothing

/** The tests of a suite and of those in it, as Playwright's JSON reporter nests them. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/**
 * @param {string} file what Playwright's JSON reporter wrote
 * @returns {Outcome} an error outside any test counts as one failure, and so does a test that passed when it was repeated
 */
export function readPlaywright(file) {
  const report = readReport(file)
  if (!report) return nothing
  const specs = specsOf(report)
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
  return {
    passed: report.stats.expected,
    failures: [
      ...failed.map((spec) => `e2e/${spec.file}:${spec.line}: ${spec.title}`),
      ...report.errors.map(outsideAnyTest),
    ],
    files: [...new Set(specs.map((spec) => spec.file))].map((name) => ({
      name: `e2e/${name}`,
      took: sum(
        specs
          .filter((spec) => spec.file === name)
          .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
      ),
    })),
  }
}

/**
 * @param {Outcome[]} outcomes
 * @returns {string[]} a line for each of the ten files that took longest
 */
export function slowestFiles(outcomes) {
  return outcomes
    .flatMap(({ files }) => files)
    .sort((one, other) => other.took - one.took)
    .slice(0, 10)
    .map(({ name, took }) => `${(took / 1000).toFixed(1).padStart(8)} s  ${name}`)
}
