import type { Feature } from '../../feature.ts'
import { caseRoutes } from './cases/routes.ts'
import { inboxEmailSamples } from './email-samples.ts'

export const inbox: Feature = {
  routes: caseRoutes,
  emailSamples: inboxEmailSamples,
}
