import { writeFileSync } from 'node:fs'
import { outcomeOfVitest } from './test-outcome.mjs'

/** A reporter of Vitest, which its command line names: writes what the closing lines of `npm test` say of the run. */
export default class VitestOutcome {
  onTestRunEnd(modules, errors) {
    writeFileSync(process.env.VITEST_OUTCOME, JSON.stringify(outcomeOfVitest(modules, errors)))
  }
}
