import type { Feature } from '../../feature.ts'
import { quoteEmailSamples } from './email-samples.ts'
import { forgettingJobs } from './forgetting/jobs.ts'
import { quoteRoutes } from './routes.ts'

export const quotes: Feature = {
  routes: (app, deps, { brand }) => quoteRoutes(app, deps, brand),
  jobs: forgettingJobs,
  emailSamples: quoteEmailSamples,
}
