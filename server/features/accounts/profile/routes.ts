import type { FastifyInstance } from 'fastify'
import * as membership from '#contract/membership.ts'
import { recordAuditHourly } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getAccount } from '../queries.ts'
import { rememberDevice } from '../sign-in/known-devices.ts'
import { toUser } from '../to-user.ts'
import { collectOwnData } from './own-data.ts'
import { changePassword } from './own-password.ts'
import { joinSchool, updateProfile } from './profile.ts'

export function profileRoutes(app: FastifyInstance, deps: Deps): void {
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

  serve(app, membership.joinSchool, async ({ actor, by, body }) => {
    await joinSchool(deps, { actor, by }, body.school_code)
    return toUser(await getAccount(deps.db, actor.id))
  })

  serve(app, membership.exportOwnData, async ({ by, reply }) => {
    await deps.limiters.exportsPerAccount.count(by.userId)
    await recordAuditHourly(deps.db, by, 'data.exported')
    return reply
      .type('application/json; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="my-data.json"' })
      .send(JSON.stringify(await collectOwnData(deps, by.userId), null, 2))
  })
}
