import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn } from '#contract/accounts.ts'
import * as membership from '#contract/membership.ts'
import { recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { clearSessionCookies } from '../../../http/session.ts'
import { requestDeletion } from '../deletion/request-deletion.ts'
import { confirmNewEmail, requestNewEmail } from '../email-address/address-change.ts'
import { undoNewEmail } from '../email-address/address-undo.ts'
import { confirmEmailAddress } from '../email-address/confirm-address.ts'
import { correctEmail, resendConfirmation } from '../email-address/confirmation.ts'
import { getAccount } from '../queries.ts'
import { signIn } from '../service.ts'
import { readDevices, rememberDevice } from '../sign-in/known-devices.ts'
import { signUpParent } from '../sign-up/sign-up.ts'
import { toUser } from '../to-user.ts'
import { collectOwnData } from './own-data.ts'
import { changePassword } from './own-password.ts'
import { joinSchool, updateProfile } from './profile.ts'

export function membershipRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, membership.signUpParent, async ({ body, by, request, reply }) => {
    await deps.limiters.signUpsPerNetwork.count(by.ip)
    const joining = { joinId: body.school_id, code: body.school_code }
    const { id: userId } = await signUpParent(deps, body, { joining, ip: by.ip })
    return signIn(deps, { userId, request, reply })
  })

  serve(app, membership.signUp, async ({ body, by, request, reply }) => {
    await deps.limiters.signUpsPerNetwork.count(by.ip)
    const { id: userId } = await signUpParent(deps, body, { joining: null, ip: by.ip })
    return signIn(deps, { userId, request, reply })
  })

  /** Logs the browser in that has confirmed an address, unless it is already. */
  async function goOn({ userId }: { userId: string }, request: FastifyRequest, reply: FastifyReply): Promise<SignedIn> {
    const { identity } = request
    if (identity?.actor.id !== userId) return signIn(deps, { userId, request, reply })
    return { auth_key: identity.key, user: toUser(await getAccount(deps.db, userId)) }
  }

  serve(app, membership.confirmEmail, async ({ body, by, request, reply }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    const { token, current_password: currentPassword, password } = body
    const asked = { token, currentPassword, password, by, devices: readDevices(request, deps) }
    return goOn(await confirmEmailAddress(deps, asked), request, reply)
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

  serve(app, membership.updateProfile, async ({ actor, body }) => toUser(await updateProfile(deps, actor, body)))

  serve(app, membership.changePassword, async ({ actor, by, body, request, reply }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    const holder = await changePassword(deps, by, {
      sessionId: actor.sessionId,
      password: body.current_password,
      newPassword: body.password,
    })
    await rememberDevice(deps, { holder, request, reply })
    return {}
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
    return goOn(await confirmNewEmail(deps, asked), request, reply)
  })

  serve(app, membership.undoNewEmail, async ({ body, by }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    const { email, resetToken } = await undoNewEmail(deps, by, body.token)
    return { email, reset_token: resetToken }
  })

  serve(app, membership.joinSchool, async ({ actor, by, body }) => {
    await joinSchool(deps, { actor, by }, body.school_code)
    return toUser(await getAccount(deps.db, actor.id))
  })

  serve(app, membership.exportOwnData, async ({ by, reply }) => {
    await recordAudit(deps.db, by, 'data.exported')
    return reply
      .type('application/json; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="my-data.json"' })
      .send(JSON.stringify(await collectOwnData(deps, by.userId), null, 2))
  })

  serve(app, membership.deleteAccount, async ({ actor, by, body, reply }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    await requestDeletion(deps, by, { sessionId: actor.sessionId, password: body.current_password })
    clearSessionCookies(reply, deps.config)
    return {}
  })
}
