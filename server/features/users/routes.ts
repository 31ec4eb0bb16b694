import type { FastifyInstance } from 'fastify'
import * as users from '#contract/users.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { listUsers } from './queries.ts'
import { changeRights, listOperatorRights } from './rights.ts'
import {
  clearBounce,
  disableUser,
  enableUser,
  endSession,
  lookAtAccount,
  mailNewPassword,
  removeSecondStep,
  resendConfirmation,
  viewAccount,
} from './service.ts'

export function userRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, users.listUsers, async ({ query: { q, page = 1 } }) => {
    const found = await listUsers(deps.db, q, page)
    return {
      users: found.users.map(({ fullName, createdAt, school, ...user }) => ({
        ...user,
        full_name: fullName,
        school: school ?? '',
        create_time: createdAt.toISOString(),
      })),
      has_more: found.hasMore,
      is_cut: found.isCut,
    }
  })

  serve(app, users.viewAccount, ({ params, actor, by }) => lookAtAccount(deps, by, params.id, actor))

  const acts = [
    [users.resendConfirmationTo, resendConfirmation],
    [users.mailNewPassword, mailNewPassword],
    [users.clearBounce, clearBounce],
    [users.removeSecondStep, removeSecondStep],
    [users.disableUser, disableUser],
    [users.enableUser, enableUser],
  ] as const
  for (const [row, run] of acts) {
    serve(app, row, async ({ params, actor, by }) => {
      await run(deps, by, params.id)
      return viewAccount(deps, params.id, actor)
    })
  }

  serve(app, users.listOperators, async () => ({ operators: await listOperatorRights(deps) }))

  serve(app, users.changeRights, async ({ params, body, actor, by }) => {
    await changeRights(deps, by, params.id, body.rights)
    return viewAccount(deps, params.id, actor)
  })

  serve(app, users.endSessionOf, async ({ params, actor, by }) => {
    await endSession(deps, by, params)
    return viewAccount(deps, params.id, actor)
  })
}
