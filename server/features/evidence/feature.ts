import type { Feature } from '../../feature.ts'
import type { Shelf } from '../resources/service.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { evidenceJobs } from './jobs.ts'
import { evidenceRoutes } from './routes.ts'

export const evidence: Feature<{ shelf: Shelf }> = {
  routes: (app, deps, { shelf }) => {
    evidenceRoutes(app, deps, shelf)
    feedbackRoutes(app, deps, shelf)
  },
  jobs: evidenceJobs,
}
