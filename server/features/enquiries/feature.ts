import type { Feature } from '../../feature.ts'
import { enquiryEmailSamples } from './email-samples.ts'
import { enquiryRoutes } from './routes.ts'

export const enquiries: Feature = {
  routes: enquiryRoutes,
  emailSamples: enquiryEmailSamples,
}
