import type { Deps } from '../../deps.ts'
import { type ImportJob, runConsoleImport } from './import/console-import.ts'
import { importQueue } from './queries.ts'

export function registerJobs(deps: Deps): void {
  deps.jobs.define<ImportJob>(importQueue, (job, run) => runConsoleImport(deps, job, run), {
    timeout: 300,
    retries: 10,
    delay: 5,
  })
}
