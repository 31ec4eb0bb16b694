import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProviderPreset } from '#contract/sign-in-providers.ts'
import { ProviderFailure } from '../../../adapters/openid/openid.ts'
import type { ByUser } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import type { Actor } from '../../../http/session-store.ts'
import { checkPassword, refuseLinking } from '../../accounts/service.ts'
import { clientOf } from '../manage-providers.ts'
import { findProvider } from '../queries.ts'
import { type Begun, callbackOf, keepUnderWay } from './under-way.ts'

/** Several people use one browser at school, so the provider always asks which account. Google shows those of organisations. */
const parametersOf = (preset: ProviderPreset): Record<string, string> => ({
  prompt: 'select_account',
  ...(preset === 'google' && { hd: '*' }),
})

/**
 * Begins a sign-in at a provider in the browser that asks, and answers where it has to go. Throws `not-found`,
 * and `sign-in/away` when the provider does not answer.
 */
export async function beginSignIn(
  deps: Deps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { providerId, ...wanted }: Pick<Begun, 'providerId' | 'next' | 'linking'>,
): Promise<URL> {
  const provider = await findProvider(deps.db, providerId)
  const client = provider && (await clientOf(deps.db, provider))
  if (!client) throw new Failure('not-found')
  try {
    const secrets = await deps.openId.createSecrets()
    const redirectUri = callbackOf(deps.config, request)
    const parameters = parametersOf(provider.preset)
    const url = await deps.openId.authorizationUrl(client, { ...secrets, redirectUri, parameters })
    await keepUnderWay(deps, reply, { kind: 'begun', providerId, ...wanted, ...secrets })
    return url
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    deps.log.warn({ provider: provider.label, reason: error.message }, 'An identity provider does not answer')
    throw new Failure('sign-in/away')
  }
}

/**
 * The same to link an account at the provider to one's own here, for somebody who has just given the password: the way in
 * outlasts the session. Throws `account/wrong-password`, `account/not-confirmed` and what `refuseLinking` throws.
 */
export async function beginLinking(
  deps: Deps,
  { actor, by, ...exchange }: { actor: Actor; by: ByUser; request: FastifyRequest; reply: FastifyReply },
  { providerId, password }: { providerId: string; password: string },
): Promise<URL> {
  const { id: userId, sessionId, role } = actor
  if (actor.status !== 'active') throw new Failure('account/not-confirmed')
  await refuseLinking(deps.db, { userId, role })
  await checkPassword(deps, by, { sessionId, password })
  return beginSignIn(deps, exchange, { providerId, next: '', linking: { userId, sessionId } })
}
