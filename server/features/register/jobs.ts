import type { Deps } from '../../deps.ts'
import { runConsoleImport } from './import/console-import.ts'

export function registerJobs(deps: Deps): void {
  deps.jobs.define('import-register', (job, run) => runConsoleImport(deps, job, run), {
    timeout: 300,
    retries: 10,
    delay: 5,
  })
}
