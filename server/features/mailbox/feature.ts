import type { Feature } from '../../feature.ts'
import { mailJobs } from './jobs.ts'
import type { LinkMakers } from './links.ts'
import { mailboxRoutes } from './routes.ts'
import { unsubscribingRoutes } from './unsubscribing/routes.ts'

export const mailbox: Feature<{ linkMakers: LinkMakers }> = {
  routes(app, deps, { linkMakers }) {
    mailboxRoutes(app, deps, linkMakers)
    unsubscribingRoutes(app, deps)
  },
  jobs: (deps, { linkMakers }) => mailJobs(deps, linkMakers),
}
