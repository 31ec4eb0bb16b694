import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn } from '#contract/accounts.ts'
import type { PendingSignIn } from '#contract/identity-providers.ts'
import type { By } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import {
  findAccountBy,
  linkSignIn,
  lockUserWithPassword,
  readDevices,
  spendOnce,
  startSession,
  verifyCredentials,
  wrongPassword,
} from '../../accounts/service.ts'
import { askLead } from '../../people/service.ts'
import { findSchool, hashOf, suggestSchool } from '../joining/find-school.ts'
import { joinSchool } from '../joining/join-school.ts'
import { findProvider } from '../queries.ts'
import { forgetUnderWay, type Identity, readUnderWay } from './under-way.ts'

interface Exchange {
  by: By
  request: FastifyRequest
  reply: FastifyReply
}

/** Who has come back from a provider in this browser, and whose account may be linked to it. */
async function findPending(deps: Deps, request: FastifyRequest) {
  const pending = await readUnderWay(deps, request)
  if (pending?.kind !== 'pending') return null
  const provider = await findProvider(deps.db, pending.providerId)
  return provider && { provider, identity: pending.identity }
}

/** Only to somebody whose address is proven do we say whether it has an account. */
const findOwner = async (deps: Deps, { isProven, email }: Identity) => (isProven ? findAccountBy(deps.db, email) : null)

export async function viewPending(deps: Deps, request: FastifyRequest): Promise<PendingSignIn> {
  const pending = await findPending(deps, request)
  const noSchool = { school: '', is_new: false }
  if (!pending) return { state: 'none', label: '', email: '', ...noSchool }
  const { identity, provider } = pending
  const shown = { label: provider.label, email: identity.email }
  if (await findOwner(deps, identity)) return { state: 'link', ...shown, ...noSchool }
  const vouched = await findSchool(deps, identity)
  const found = vouched ?? (await suggestSchool(deps, identity))
  if (!found) return { state: 'unknown', ...shown, ...noSchool }
  const school = [found.title, found.record.town].filter((part) => part !== '').join(', ')
  const state = found.mayBePupil ? 'pupil' : vouched ? 'join' : 'ask'
  return { state, ...shown, school, is_new: found.holderId === null }
}

/** Days within which the lead is told once. */
const askedOnceIn = 14

/** Asks the lead of the school that the address suggests to invite its owner. Throws `sign-in/expired`. */
export async function askPending(deps: Deps, request: FastifyRequest): Promise<void> {
  const pending = await findPending(deps, request)
  const found = pending && (await suggestSchool(deps, pending.identity))
  if (!pending || !found?.holderId || found.mayBePupil) throw new Failure('sign-in/expired')
  const { identity, provider } = pending
  const until = new Date(Date.now() + askedOnceIn * 86_400_000)
  const once = `ask ${found.holderId} ${hashOf(identity).toString('base64url')}`
  if (!(await spendOnce(deps.db, once, until))) return
  const { name: person, email, domain } = identity
  await askLead(deps, found.holderId, { person, email, domain: domain ?? '', provider: provider.label })
}

/**
 * Makes the account of a member of staff who has come back, at the school of their domain, and logs in. Throws what `joinSchool`
 * throws.
 */
export async function joinPending(deps: Deps, { by, request, reply }: Exchange): Promise<SignedIn> {
  const pending = await findPending(deps, request)
  if (!pending) throw new Failure('sign-in/expired')
  const { identity, provider } = pending
  const { userId, linkedSignInId } = await joinSchool(deps, by, { identity, providerId: provider.id })
  forgetUnderWay(deps, reply)
  return startSession(deps, { userId, linkedSignInId, request, reply })
}

/**
 * Links who has come back to the account with the same address, and logs in. The address alone is no proof that the account
 * is theirs, so its password is asked for. Throws `sign-in/expired`, `account/wrong-password`, `account/disabled`, what
 * linking throws, and `request/too-many` from the limit.
 */
export async function linkPending(deps: Deps, { by, request, reply }: Exchange, password: string): Promise<SignedIn> {
  const pending = await findPending(deps, request)
  const owner = pending && (await findOwner(deps, pending.identity))
  if (!owner) throw new Failure('sign-in/expired')
  const { identity, provider } = pending
  const attempt = { email: owner.email, password, devices: readDevices(request, deps) }
  const account = await verifyCredentials(deps, by, attempt).catch((error: unknown) => {
    throw error instanceof Failure && error.code === 'account/wrong-credentials' ? wrongPassword() : error
  })
  if (account.status !== 'active') throw new Failure('account/not-confirmed')
  // A stranger who has found a password out must not add a way in before the second step.
  if (account.hasApp) throw new Failure('sign-in/second-step')
  const userId = account.id
  const { issuer, subject, email: name } = identity
  const link = { providerId: provider.id, issuer, subject, name, label: provider.label }
  const linkedSignInId = await deps.db.transaction().execute(async (db) => {
    // A link that was under way during a reset would outlive it, and open the account without the new password.
    await lockUserWithPassword(db, account)
    return linkSignIn(deps, db, { ...by, userId }, link)
  })
  forgetUnderWay(deps, reply)
  return startSession(deps, { userId, account, linkedSignInId, request, reply })
}
