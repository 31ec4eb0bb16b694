import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProviderFailure, type ProviderProblem } from '../../../adapters/openid/openid.ts'
import { type By, recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { networkOf } from '../../../http/network.ts'
import {
  findLinkedSignIn,
  linkSignIn,
  lockUserInSession,
  spendOnce,
  startSession,
  updateLinkedUse,
} from '../../accounts/service.ts'
import { clientOf } from '../manage-providers.ts'
import { findProvider } from '../queries.ts'
import { readIdentity } from './read-claims.ts'
import { type Begun, callbackOf, forgetUnderWay, type Identity, keepUnderWay, readUnderWay } from './under-way.ts'

const codes = {
  away: 'sign-in/away',
  cancelled: 'sign-in/cancelled',
} as const satisfies Record<Exclude<ProviderProblem, 'refused'>, string>

interface Exchange {
  by: By
  /** The session of the browser, if it has one. */
  sessionId: string | null
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Ends a sign-in whose browser has come back from the provider, and answers the path that it goes on to. Throws
 * `sign-in/expired`, `sign-in/away`, `sign-in/cancelled`, `sign-in/refused`, `sign-in/personal-account`, what linking
 * throws, and `request/too-many` from the limit.
 */
export async function finish(deps: Deps, exchange: Exchange): Promise<string> {
  const { request, reply } = exchange
  const begun = await readUnderWay(deps, request)
  forgetUnderWay(deps, reply)
  const url = new URL(request.url, callbackOf(deps.config, request))
  if (begun?.kind !== 'begun' || url.searchParams.get('state') !== begun.state) throw new Failure('sign-in/expired')
  // The cookie may have been copied, or the address called again.
  if (!(await spendOnce(deps.db, `sign-in ${begun.state}`, new Date(begun.until)))) throw new Failure('sign-in/expired')
  const { identity, label } = await identify(deps, exchange.by, begun, url)
  if (begun.linking) return linkToOwn(deps, exchange, { begun, identity, label, linking: begun.linking })
  return startLinkedSession(deps, exchange, begun, identity)
}

/**
 * Whom the provider vouches for. Forged and refused answers count for the network, as wrong passwords do. A provider that
 * cannot be reached, and somebody who changes their mind, do not.
 */
async function identify(deps: Deps, by: By, begun: Begun, url: URL): Promise<{ identity: Identity; label: string }> {
  const provider = await findProvider(deps.db, begun.providerId)
  const client = provider && (await clientOf(deps.db, provider))
  if (!client) throw new Failure('sign-in/expired')
  const identity = await deps.failures.attempt({ signInsPerNetwork: networkOf(by.ip) }, async () => {
    try {
      return readIdentity(provider.preset, await deps.openId.readClaims(client, url, begun))
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
      deps.log.warn({ provider: provider.label, reason: error.message }, 'A sign-in was not accepted')
      if (error.problem !== 'refused') throw new Failure(codes[error.problem])
      return null
    }
  })
  if (identity) return { identity, label: provider.label }
  await recordAudit(deps.db, by, 'login.refused')
  throw new Failure('sign-in/refused')
}

/** To the account that it is linked to, or to the page where one that is not yet can be. */
async function startLinkedSession(
  deps: Deps,
  { request, reply }: Exchange,
  begun: Begun,
  identity: Identity,
): Promise<string> {
  const linked = await findLinkedSignIn(deps.db, identity)
  if (!linked) {
    await keepUnderWay(deps, reply, { kind: 'pending', providerId: begun.providerId, identity })
    return '/login/continue'
  }
  // Another row may have had the issuer when it was linked.
  if (linked.providerId !== begun.providerId) throw new Failure('sign-in/refused')
  if (linked.role === 'admin') throw new Failure('sign-in/operator')
  if (linked.status === 'disabled') throw new Failure('account/disabled')
  const { id: linkedSignInId, userId } = linked
  await updateLinkedUse(deps.db, linkedSignInId, identity.email)
  await startSession(deps, { userId, linkedSignInId, request, reply })
  return begun.next || '/'
}

/** Links it to the account whose session has begun it, and which is still the browser's. */
async function linkToOwn(
  deps: Deps,
  { by, sessionId }: Exchange,
  {
    begun,
    identity,
    label,
    linking,
  }: { begun: Begun; identity: Identity; label: string; linking: NonNullable<Begun['linking']> },
): Promise<string> {
  const { userId } = linking
  if (by.userId !== userId || sessionId !== linking.sessionId) throw new Failure('sign-in/other-session')
  const { issuer, subject, email: name } = identity
  const link = { providerId: begun.providerId, issuer, subject, name, label }
  await deps.db.transaction().execute(async (db) => {
    await lockUserInSession(db, { userId, sessionId: linking.sessionId })
    await linkSignIn(deps, db, { ...by, userId }, link)
  })
  return `/profile/settings?${new URLSearchParams({ linked: label })}#log-in`
}
