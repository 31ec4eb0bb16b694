import type { Feature } from '../../feature.ts'
import { userEmailSamples } from './email-samples.ts'
import { userRoutes } from './routes.ts'

export const users: Feature = {
  routes: userRoutes,
  emailSamples: userEmailSamples,
}
