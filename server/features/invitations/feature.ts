import type { Feature } from '../../feature.ts'
import { invitationEmailSamples } from './email-samples.ts'
import { invitationJobs } from './jobs.ts'
import { parentListRoutes } from './lists/routes.ts'
import { invitationRoutes } from './routes.ts'

export const invitations: Feature = {
  routes(app, deps) {
    invitationRoutes(app, deps)
    parentListRoutes(app, deps)
  },
  jobs: invitationJobs,
  emailSamples: invitationEmailSamples,
}
