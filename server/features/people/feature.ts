import type { Feature } from '../../feature.ts'
import { peopleEmailSamples } from './email-samples.ts'
import { peopleJobs } from './jobs.ts'
import { peopleRoutes } from './routes.ts'

export const people: Feature = {
  routes: peopleRoutes,
  jobs: peopleJobs,
  emailSamples: peopleEmailSamples,
}
