import * as z from 'zod/mini'
import { GivenPassword } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Moment } from './text.ts'

export type LinkedSignIn = z.infer<typeof LinkedSignIn>
/**
 * An account at a provider that opens one's account here. `label`: the provider's; `name`: the address there, `""` if it gave
 * none. `last_used_time` is `""` for one that has not been used yet; `is_current`: this session began with it.
 */
export const LinkedSignIn = z.object({
  id: z.string(),
  label: z.string(),
  name: z.string(),
  create_time: Moment,
  last_used_time: z.union([Moment, z.literal('')]),
  is_current: z.boolean(),
})

/** Lists the accounts at providers that open the account of the caller. */
export const listLinkedSignIns = endpoint({
  method: 'GET',
  path: '/api/user/linked-sign-ins',
  access: 'user',
  response: z.array(LinkedSignIn),
})

/** Unlinks an account at a provider, and ends the sessions that began with it, except the calling one. */
export const removeLinkedSignIn = endpoint({
  method: 'POST',
  path: '/api/user/linked-sign-ins/:id/remove',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  body: z.object({ current_password: GivenPassword }),
  response: z.object({}),
  errors: ['account/wrong-password', 'server/busy'],
})
