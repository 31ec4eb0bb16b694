import type { Feature } from '../../feature.ts'
import type { FindBrand } from '../brand/service.ts'
import { quoteEmailSamples } from './email-samples.ts'
import { forgettingJobs } from './forgetting/jobs.ts'
import { quoteRoutes } from './routes.ts'

export const quotes: Feature<{ brand: FindBrand }> = {
  routes: (app, deps, { brand }) => quoteRoutes(app, deps, brand),
  jobs: forgettingJobs,
  emailSamples: quoteEmailSamples,
}
