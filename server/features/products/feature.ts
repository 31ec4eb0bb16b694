import type { Feature } from '../../feature.ts'
import { productJobs } from './jobs.ts'
import { productRoutes } from './routes.ts'

export const products: Feature = {
  routes: productRoutes,
  jobs: productJobs,
}
