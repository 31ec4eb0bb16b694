import type { Feature } from '../../feature.ts'
import { imageJobs } from './jobs.ts'
import { imageRoutes } from './routes.ts'

export const images: Feature = {
  routes: imageRoutes,
  jobs: imageJobs,
}
