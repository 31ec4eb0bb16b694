import type { Feature } from '../../feature.ts'
import { deletionRoutes } from './deletion/routes.ts'
import { emailAddressRoutes } from './email-address/routes.ts'
import { accountEmailSamples } from './email-samples.ts'
import { accountJobs } from './jobs.ts'
import { linkedSignInRoutes } from './linked-sign-ins/routes.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { secondStepRoutes } from './second-step/routes.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { signUpRoutes } from './sign-up/routes.ts'

export const accounts: Feature = {
  routes(app, deps) {
    signUpRoutes(app, deps)
    emailAddressRoutes(app, deps)
    signInRoutes(app, deps)
    passkeyRoutes(app, deps)
    secondStepRoutes(app, deps)
    linkedSignInRoutes(app, deps)
    profileRoutes(app, deps)
    deletionRoutes(app, deps)
  },
  jobs: accountJobs,
  emailSamples: accountEmailSamples,
}
