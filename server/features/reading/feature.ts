import type { Feature } from '../../feature.ts'
import { readingJobs } from './jobs.ts'
import { readingRoutes } from './routes.ts'

export const reading: Feature = {
  routes: readingRoutes,
  jobs: readingJobs,
}
