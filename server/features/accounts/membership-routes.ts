import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn } from '#contract/accounts.ts'
import * as membership from '#contract/membership.ts'
import { recordAudit } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { clearSessionCookies } from '../../http/session.ts'
import { confirmNewAddress, requestNewAddress } from './address-change.ts'
import { undoNewAddress } from './address-undo/address-undo.ts'
import { confirmAddress } from './confirm-address.ts'
import { correctAddress, resendConfirmation } from './confirmation.ts'
import { readDevices, rememberDevice } from './known-devices.ts'
import { requestDeletion } from './leaving.ts'
import { collectOwnData } from './own-data/own-data.ts'
import { changePassword } from './own-password.ts'
import { joinSchool, updateProfile } from './profile.ts'
import { getAccount } from './queries.ts'
import { signIn } from './service.ts'
import { signUpParent } from './sign-up.ts'
import { userAnswer } from './user-answer.ts'

export function membershipRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, membership.signUpParent, async ({ body, request, reply }) => {
    await deps.limiters.signUpsPerNetwork.count(request.ip)
    const joining = { joinId: body.school_id, code: body.school_code }
    const { id: userId } = await signUpParent(deps, body, { joining, ip: request.ip })
    return signIn(deps, { userId, request, reply })
  })

  serve(app, membership.signUp, async ({ body, request, reply }) => {
    await deps.limiters.signUpsPerNetwork.count(request.ip)
    const { id: userId } = await signUpParent(deps, body, { joining: null, ip: request.ip })
    return signIn(deps, { userId, request, reply })
  })

  /** Logs the browser in that has confirmed an address, unless it is already. */
  async function goOn({ userId }: { userId: string }, request: FastifyRequest, reply: FastifyReply): Promise<SignedIn> {
    const { identity } = request
    if (identity?.actor.id !== userId) return signIn(deps, { userId, request, reply })
    return { auth_key: identity.key, user: userAnswer(await getAccount(deps.db, userId)) }
  }

  serve(app, membership.confirmEmail, async ({ actor, body, request, reply }) => {
    await deps.limiters.accountChangesPerNetwork.count(request.ip)
    const { token, current_password: currentPassword, password } = body
    const browser = { address: request.ip, devices: readDevices(request, deps), actorId: actor?.id }
    const asked = { token, currentPassword, password, ...browser }
    return goOn(await confirmAddress(deps, asked), request, reply)
  })

  serve(app, membership.resendConfirmation, async ({ actor, request }) => {
    await deps.limiters.accountChangesPerNetwork.count(request.ip)
    await resendConfirmation(deps, actor.id)
    return {}
  })

  serve(app, membership.correctEmail, async ({ actor, body, request }) => {
    await deps.limiters.accountChangesPerNetwork.count(request.ip)
    await correctAddress(deps, { userId: actor.id, email: body.email, address: request.ip })
    return userAnswer(await getAccount(deps.db, actor.id))
  })

  serve(app, membership.updateProfile, async ({ actor, body }) => userAnswer(await updateProfile(deps, actor, body)))

  serve(app, membership.changePassword, async ({ actor, body, request, reply }) => {
    await deps.limiters.accountChangesPerNetwork.count(request.ip)
    const holder = await changePassword(deps, {
      userId: actor.id,
      sessionId: actor.sessionId,
      password: body.current_password,
      newPassword: body.password,
      address: request.ip,
    })
    await rememberDevice(deps, { holder, request, reply })
    return {}
  })

  serve(app, membership.changeEmail, async ({ actor, body, request }) => {
    await deps.limiters.accountChangesPerNetwork.count(request.ip)
    const { email, current_password: password } = body
    const { id: userId, sessionId } = actor
    await requestNewAddress(deps, { userId, sessionId, email, password, address: request.ip })
    return {}
  })

  serve(app, membership.confirmNewEmail, async ({ actor, body, request, reply }) => {
    await deps.limiters.accountChangesPerNetwork.count(request.ip)
    const { token, current_password: currentPassword } = body
    const browser = { address: request.ip, devices: readDevices(request, deps), actorId: actor?.id }
    const asked = { token, currentPassword, ...browser }
    return goOn(await confirmNewAddress(deps, asked), request, reply)
  })

  serve(app, membership.undoNewEmail, async ({ body, request }) => {
    await deps.limiters.accountChangesPerNetwork.count(request.ip)
    const { email, resetToken } = await undoNewAddress(deps, { token: body.token, address: request.ip })
    return { email, reset_token: resetToken }
  })

  serve(app, membership.joinSchool, async ({ actor, body, request }) => {
    await joinSchool(deps, actor, body.school_code, request.ip)
    return userAnswer(await getAccount(deps.db, actor.id))
  })

  serve(app, membership.exportOwnData, async ({ actor, request, reply }) => {
    await recordAudit(deps.db, { actorId: actor.id, action: 'data.exported', address: request.ip })
    return reply
      .type('application/json; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="my-data.json"' })
      .send(JSON.stringify(await collectOwnData(deps, actor.id), null, 2))
  })

  serve(app, membership.deleteAccount, async ({ actor, body, request, reply }) => {
    await deps.limiters.accountChangesPerNetwork.count(request.ip)
    const { id: userId, sessionId } = actor
    await requestDeletion(deps, { userId, sessionId, password: body.current_password, address: request.ip })
    clearSessionCookies(reply, deps.config)
    return {}
  })
}
