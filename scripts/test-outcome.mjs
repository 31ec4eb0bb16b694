import { readFileSync } from 'node:fs'

/** A run that broke off before its report has nothing to count; its exit code says that it failed. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * @param {string} file what Vitest's JSON reporter wrote
 * @returns {{ passed: number, failed: number }} a file that could not be loaded counts as one failure
 */
export function countVitest(file) {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 0 }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/**
 * @param {string} file what Playwright's JSON reporter wrote
 * @returns {{ passed: number, failed: number }} an error outside any test counts as one failure
 */
export function countPlaywright(file) {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 0 }
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length }
}
