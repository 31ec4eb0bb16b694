import type { Feature } from '../../feature.ts'
import type { FindBrand } from '../brand/service.ts'
import { bookingEmailSamples } from './email-samples.ts'
import { bookingJobs } from './jobs.ts'
import { bookingRoutes } from './routes.ts'

export const bookings: Feature<{ brand: FindBrand }> = {
  routes: (app, deps, { brand }) => bookingRoutes(app, deps, brand),
  jobs: bookingJobs,
  emailSamples: bookingEmailSamples,
}
