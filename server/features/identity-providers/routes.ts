import type { FastifyInstance } from 'fastify'
import * as endpoints from '#contract/identity-providers.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { addProvider, changeProvider, listForOwners, removeProvider } from './manage-providers.ts'
import { callbackOf } from './signing-in/under-way.ts'

export function identityProviderRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, endpoints.listIdentityProviders, async ({ request }) => ({
    providers: await listForOwners(deps.db),
    callback: callbackOf(deps.config, request),
  }))

  serve(app, endpoints.createIdentityProvider, ({ by, body }) => addProvider(deps, by, body))

  serve(app, endpoints.updateIdentityProvider, ({ by, params, body }) => changeProvider(deps, by, params.id, body))

  serve(app, endpoints.deleteIdentityProvider, async ({ by, params }) => {
    await removeProvider(deps, by, params.id)
    return {}
  })
}
