import type { Feature } from '../../feature.ts'
import { newsEmailSamples } from './email-samples.ts'
import { newsJobs } from './jobs.ts'
import { newsRoutes } from './routes.ts'

export const news: Feature = {
  routes: newsRoutes,
  jobs: newsJobs,
  emailSamples: newsEmailSamples,
}
