import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './run.mjs'

/** @typedef {{ passed: number, failures: string[] }} Outcome how many tests of a stage passed, and the names of those that failed */

/** A run that ended before its report has nothing to count; its exit code says that it failed. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * @param {string} file what Vitest's JSON reporter wrote
 * @returns {Outcome} a file that could not be loaded counts as one failure
 */
export function readVitest(file) {
  const report = readReport(file)
  if (!report) return { passed: 0, failures: [] }
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      const path = relative(root, name)
      return failed.length > 0 ? failed.map((test) => `${path}: ${test.fullName}`) : [path]
    })
  return { passed: report.numPassedTests, failures }
}

/** The tests of a suite and of those in it, as Playwright's JSON reporter nests them. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/**
 * @param {string} file what Playwright's JSON reporter wrote
 * @returns {Outcome} an error outside any test counts as one failure, and so does a test that passed when it was repeated
 */
export function readPlaywright(file) {
  const report = readReport(file)
  if (!report) return { passed: 0, failures: [] }
  const failed = specsOf(report).filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  )
  const failures = [
    ...failed.map((spec) => `e2e/${spec.file}:${spec.line}: ${spec.title}`),
    ...report.errors.map(({ message }) => `outside any test: ${message?.split('\n')[0]}`),
  ]
  return { passed: report.stats.expected, failures }
}
