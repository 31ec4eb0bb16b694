import type { Feature } from '../../feature.ts'
import { enquiryEmailSamples } from './email-samples.ts'
import { enquiryJobs } from './jobs.ts'
import { enquiryRoutes } from './routes.ts'

export const enquiries: Feature = {
  routes: enquiryRoutes,
  jobs: enquiryJobs,
  emailSamples: enquiryEmailSamples,
}
