import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The provider's own rules: which of its claims name an account, and which prove the domain of a school. */
export const ProviderPreset = z.enum(['google', 'microsoft', 'generic'])
export type ProviderPreset = z.infer<typeof ProviderPreset>

/** A provider that people can log in with. */
export const OfferedProvider = z.object({ id: z.uuid(), preset: ProviderPreset, label: z.string() })
export type OfferedProvider = z.infer<typeof OfferedProvider>

/** Lists the providers with which people can log in: none, unless an owner has added one. */
export const listOfferedProviders = endpoint({
  method: 'GET',
  path: '/api/auth/providers',
  access: 'visitor',
  response: z.array(OfferedProvider),
})

/**
 * Sends the browser to a provider. This is a link and not a form, because the policy of the pages lets no form lead
 * elsewhere. `next`: the path that was wanted here. What goes wrong is told on the log-in page.
 */
export const startSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/providers/:id/start',
  access: 'visitor',
  params: z.object({ id: z.uuid() }),
  query: z.object({ next: z._default(z.string().check(z.maxLength(2000)), '') }),
  download: 'text/html',
})
