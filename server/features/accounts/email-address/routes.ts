import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn } from '#contract/accounts.ts'
import * as membership from '#contract/membership.ts'
import type { Deps } from '../../../deps.ts'
import { userOf } from '../../../http/actor.ts'
import { serve } from '../../../http/serve.ts'
import { getAccount } from '../queries.ts'
import { startSession } from '../service.ts'
import { readDevices } from '../sign-in/known-devices.ts'
import { toUser } from '../to-user.ts'
import { confirmNewEmail, requestNewEmail } from './address-change.ts'
import { undoNewEmail } from './address-undo.ts'
import { confirmEmailAddress } from './confirm-address.ts'
import { correctEmail, resendConfirmation } from './confirmation.ts'

export function emailAddressRoutes(app: FastifyInstance, deps: Deps): void {
  /** Signs the user in who has confirmed an address; returns the present session if it is already theirs. */
  async function stayOrSignIn(
    { userId }: { userId: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SignedIn> {
    const { identity } = request
    if (!identity || userOf(request)?.id !== userId) return startSession(deps, { userId, request, reply })
    return { auth_key: identity.key, user: toUser(await getAccount(deps.db, userId)) }
  }

  serve(app, membership.confirmEmail, async ({ body, by, request, reply }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    const { token, current_password: currentPassword, password } = body
    const asked = { token, currentPassword, password, by, devices: readDevices(request, deps) }
    return stayOrSignIn(await confirmEmailAddress(deps, asked), request, reply)
  })

  serve(app, membership.resendConfirmation, async ({ by }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    await resendConfirmation(deps, by.userId)
    return {}
  })

  serve(app, membership.correctEmail, async ({ body, by }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    await correctEmail(deps, by, body.email)
    return toUser(await getAccount(deps.db, by.userId))
  })

  serve(app, membership.changeEmail, async ({ actor, by, body }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    const { email, current_password: password } = body
    await requestNewEmail(deps, by, { sessionId: actor.sessionId, email, password })
    return {}
  })

  serve(app, membership.confirmNewEmail, async ({ body, by, request, reply }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    const { token, current_password: currentPassword } = body
    const asked = { token, currentPassword, by, devices: readDevices(request, deps) }
    return stayOrSignIn(await confirmNewEmail(deps, asked), request, reply)
  })

  serve(app, membership.undoNewEmail, async ({ body, by }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    const { email, resetToken } = await undoNewEmail(deps, by, body.token)
    return { email, reset_token: resetToken }
  })
}
