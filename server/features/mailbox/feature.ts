import type { Feature } from '../../feature.ts'
import { mailJobs } from './jobs.ts'
import { mailboxRoutes } from './routes.ts'

export const mailbox: Feature = {
  routes: (app, deps, { linkMakers }) => mailboxRoutes(app, deps, linkMakers),
  jobs: (deps, { linkMakers }) => mailJobs(deps, linkMakers),
}
