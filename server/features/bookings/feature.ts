import type { Feature } from '../../feature.ts'
import { bookingEmailSamples } from './email-samples.ts'
import { bookingRoutes } from './routes.ts'

export const bookings: Feature = {
  routes: bookingRoutes,
  emailSamples: bookingEmailSamples,
}
