import type { Feature } from '../../feature.ts'
import { inboxEmailSamples } from './email-samples.ts'
import { inboxJobs } from './jobs.ts'

export const inbox: Feature = {
  jobs: inboxJobs,
  emailSamples: inboxEmailSamples,
}
