import type { FastifyInstance } from 'fastify'
import * as linkedSignIns from '#contract/linked-sign-ins.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { findSessionSignIn, listLinkedSignIns } from './queries.ts'
import { removeLinkedSignIn } from './remove-linked-sign-in.ts'

export function linkedSignInRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, linkedSignIns.listLinkedSignIns, async ({ actor }) => {
    const current = await findSessionSignIn(deps.db, actor.sessionId)
    return (await listLinkedSignIns(deps.db, actor.id)).map(({ id, label, name, createdAt, lastUsedAt }) => ({
      id,
      label,
      name,
      create_time: createdAt.toISOString(),
      last_used_time: lastUsedAt?.toISOString() ?? '',
      is_current: id === current,
    }))
  })

  serve(app, linkedSignIns.removeLinkedSignIn, async ({ actor, by, params, body }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    const { sessionId } = actor
    await removeLinkedSignIn(deps, by, { id: params.id, sessionId, password: body.current_password })
    return {}
  })
}
