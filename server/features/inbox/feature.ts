import type { Feature } from '../../feature.ts'
import { inboxEmailSamples } from './email-samples.ts'

export const inbox: Feature = {
  emailSamples: inboxEmailSamples,
}
