import type { Feature } from '../../feature.ts'
import { monitoringEmailSamples } from './email-samples.ts'
import { monitoringJobs } from './jobs.ts'
import { metricsRoutes } from './metrics/routes.ts'
import { monitoringRoutes } from './routes.ts'

export const monitoring: Feature = {
  routes: (app, deps) => {
    monitoringRoutes(app, deps)
    metricsRoutes(app, deps)
  },
  jobs: monitoringJobs,
  emailSamples: monitoringEmailSamples,
}
