import type { FastifyInstance } from 'fastify'
import * as membership from '#contract/membership.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { clearSessionCookies } from '../../../http/session.ts'
import { requestDeletion } from './request-deletion.ts'

export function deletionRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, membership.deleteAccount, async ({ actor, by, body, reply }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    await requestDeletion(deps, by, { sessionId: actor.sessionId, password: body.current_password })
    clearSessionCookies(reply, deps.config)
    return {}
  })
}
