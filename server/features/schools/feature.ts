import type { Feature } from '../../feature.ts'
import type { FindBrand } from '../brand/service.ts'
import { schoolEmailSamples } from './email-samples.ts'
import { schoolJobs } from './jobs.ts'
import { schoolRoutes } from './routes.ts'

export const schools: Feature<{ brand: FindBrand }> = {
  routes: (app, deps, { brand }) => schoolRoutes(app, deps, brand),
  jobs: schoolJobs,
  emailSamples: schoolEmailSamples,
}
