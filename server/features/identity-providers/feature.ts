import type { Feature } from '../../feature.ts'
import { identityProviderRoutes } from './routes.ts'
import { signingInRoutes } from './signing-in/routes.ts'

export const identityProviders: Feature = {
  routes(app, deps) {
    identityProviderRoutes(app, deps)
    signingInRoutes(app, deps)
  },
}
