import type { Feature } from '../../feature.ts'
import { schoolEmailSamples } from './email-samples.ts'
import { schoolJobs } from './jobs.ts'
import { schoolRoutes } from './routes.ts'

export const schools: Feature = {
  routes: (app, deps, { brand }) => schoolRoutes(app, deps, brand),
  jobs: schoolJobs,
  emailSamples: schoolEmailSamples,
}
