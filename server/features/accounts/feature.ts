import type { Feature } from '../../feature.ts'
import { accountEmailSamples } from './email-samples.ts'
import { accountJobs } from './jobs.ts'
import { membershipRoutes } from './profile/routes.ts'
import { accountRoutes } from './sign-in/routes.ts'

export const accounts: Feature = {
  routes(app, deps) {
    accountRoutes(app, deps)
    membershipRoutes(app, deps)
  },
  jobs: accountJobs,
  emailSamples: accountEmailSamples,
}
