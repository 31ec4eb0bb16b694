import type { Feature } from '../../feature.ts'
import type { FindBrand } from '../brand/service.ts'
import type { Shelf } from '../resources/service.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { evidenceJobs } from './jobs.ts'
import { evidenceRoutes } from './routes.ts'

export const evidence: Feature<{ shelf: Shelf; brand: FindBrand }> = {
  routes: (app, deps, needed) => {
    evidenceRoutes(app, deps, needed)
    feedbackRoutes(app, deps, needed.shelf)
  },
  jobs: evidenceJobs,
}
