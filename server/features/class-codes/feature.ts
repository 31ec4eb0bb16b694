import type { Feature } from '../../feature.ts'
import type { FindBrand } from '../brand/service.ts'
import type { Shelf } from '../resources/service.ts'
import { classCodeJobs } from './jobs.ts'
import { classCodeRoutes } from './routes.ts'

export const classCodes: Feature<{ shelf: Shelf; brand: FindBrand }> = {
  routes: (app, deps, { shelf, brand }) => classCodeRoutes(app, deps, shelf, brand),
  jobs: classCodeJobs,
}
