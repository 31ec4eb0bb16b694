import type { Feature } from '../../feature.ts'
import { statisticsJobs } from './jobs.ts'
import { statisticsRoutes } from './routes.ts'

export const statistics: Feature = {
  routes: statisticsRoutes,
  jobs: statisticsJobs,
}
