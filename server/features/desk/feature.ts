import type { Feature } from '../../feature.ts'
import { deskEmailSamples } from './email-samples.ts'
import { deskJobs } from './forgetting.ts'

export const desk: Feature = {
  jobs: deskJobs,
  emailSamples: deskEmailSamples,
}
