import type { Feature } from '../../feature.ts'
import { registerJobs } from './jobs.ts'
import { registerRoutes } from './routes.ts'

export const register: Feature = {
  routes: registerRoutes,
  jobs: registerJobs,
}
