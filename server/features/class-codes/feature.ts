import type { Feature } from '../../feature.ts'
import { classCodeJobs } from './jobs.ts'
import { classCodeRoutes } from './routes.ts'

export const classCodes: Feature = {
  routes: (app, deps, { shelf }) => classCodeRoutes(app, deps, shelf),
  jobs: classCodeJobs,
}
