import Bowser from 'bowser'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn } from '#contract/accounts.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { setSessionCookies } from '../../../http/session.ts'
import { hashKey } from '../../../http/session-store.ts'
import { keepAccount } from '../deletion/kept-account.ts'
import { getLogin, type Login } from '../queries.ts'
import { stepAfterPassword } from '../second-step/factors.ts'
import { toUser } from '../to-user.ts'
import { createKey } from '../tokens.ts'
import { rememberDevice } from './known-devices.ts'
import { insertSession, type NewSession } from './queries.ts'

/** Opens a session for a user who has just proved their identity, and returns its key. */
async function insertKeyedSession(deps: Deps, session: Omit<NewSession, 'keyHash'>): Promise<string> {
  const key = createKey()
  const isOpen = await insertSession(deps.db, { ...session, keyHash: hashKey(key) })
  if (!isOpen) throw new Failure('account/wrong-credentials')
  return key
}

/**
 * Opens a session on the device that asks, sets its cookies, and answers what log-in and the sign-ups answer. It keeps an
 * account whose deletion was asked for. After a log-in, `account` is what the password was compared with; throws
 * `account/wrong-credentials` when it has changed since.
 */
export async function startSession(
  deps: Deps,
  asked: {
    userId: string
    account?: Login
    passkeyId?: string
    linkedSignInId?: string
    request: FastifyRequest
    reply: FastifyReply
  },
): Promise<SignedIn> {
  const { userId, request, reply } = asked
  const account = asked.account ?? (await getLogin(deps.db, userId))
  if (account.deletionRequestedAt) await keepAccount(deps, { userId, ip: request.ip }, account)
  const key = await insertKeyedSession(deps, {
    userId,
    device: deviceOf(request),
    ip: request.ip,
    passwordHash: asked.account?.passwordHash,
    passkeyId: asked.passkeyId,
    linkedSignInId: asked.linkedSignInId,
  })
  setSessionCookies(reply, deps.config, key)
  const holder = { ...account, hasPassed: asked.passkeyId !== undefined }
  await rememberDevice(deps, { holder, request, reply })
  const step = asked.passkeyId ? undefined : await stepAfterPassword(deps, account)
  return { auth_key: key, user: { ...toUser(account), ...(step && { second_step: step }) } }
}

/** "Chrome on Windows", for the list of one's devices. */
function deviceOf(request: FastifyRequest): string {
  const agent = request.headers['user-agent']?.slice(0, 500)
  if (!agent) return 'Unknown device'
  const { browser, os } = Bowser.parse(agent)
  return `${browser.name || 'A browser'} on ${os.name || 'an unknown system'}`.slice(0, 100)
}
