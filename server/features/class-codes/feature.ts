import type { Feature } from '../../feature.ts'
import type { Shelf } from '../resources/service.ts'
import { classCodeJobs } from './jobs.ts'
import { classCodeRoutes } from './routes.ts'

export const classCodes: Feature<{ shelf: Shelf }> = {
  routes: (app, deps, { shelf }) => classCodeRoutes(app, deps, shelf),
  jobs: classCodeJobs,
}
