import type { Feature } from '../../feature.ts'
import { imageRoutes } from './routes.ts'
import { imageJobs } from './service.ts'

export const images: Feature = {
  routes: imageRoutes,
  jobs: imageJobs,
}
