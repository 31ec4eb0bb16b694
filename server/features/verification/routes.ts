import type { FastifyInstance } from 'fastify'
import * as verification from '#contract/verification.ts'
import type { Actor } from '../../database/sessions.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { registerAnswer, searchRegister } from '../register/service.ts'
import {
  approveSchool,
  askSchool,
  correctSchool,
  type Decision,
  linkRecord,
  rejectSchool,
  reopenSchool,
} from '../schools/service.ts'
import { entryAnswer, viewCase } from './case.ts'
import { countStates, listAuditPage, listEntries } from './queries.ts'

interface Deciding {
  actor: Actor
  params: { id: string }
  request: { ip: string }
}

const decisionOf = ({ actor, params, request }: Deciding): Decision => ({
  schoolId: params.id,
  actorId: actor.id,
  address: request.ip,
})

export function verificationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, verification.listQueue, async ({ query: { state, q, page = 1 } }) => {
    const counts = await countStates(deps.db, q)
    const schools = await listEntries(deps.db, { state, q }, page)
    const total = state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0)
    return { schools: schools.map(entryAnswer), total, counts }
  })

  serve(app, verification.viewCase, ({ params }) => viewCase(deps, params.id))

  serve(app, verification.approveSchool, async (asked) => {
    await approveSchool(deps, decisionOf(asked), asked.body.register_id)
    return viewCase(deps, asked.params.id)
  })

  serve(app, verification.rejectSchool, async (asked) => {
    await rejectSchool(deps, decisionOf(asked), asked.body.reason)
    return viewCase(deps, asked.params.id)
  })

  serve(app, verification.askSchool, async (asked) => {
    await askSchool(deps, decisionOf(asked), asked.body.question)
    return viewCase(deps, asked.params.id)
  })

  serve(app, verification.reopenSchool, async (asked) => {
    await reopenSchool(deps, decisionOf(asked))
    return viewCase(deps, asked.params.id)
  })

  serve(app, verification.linkRecord, async (asked) => {
    await linkRecord(deps, decisionOf(asked), asked.body.register_id)
    return viewCase(deps, asked.params.id)
  })

  serve(app, verification.correctSchool, async (asked) => {
    await correctSchool(deps, decisionOf(asked), asked.body)
    return viewCase(deps, asked.params.id)
  })

  serve(app, verification.searchRegister, async ({ query }) => {
    return (await searchRegister(deps.db, query.q)).map(registerAnswer)
  })

  serve(app, verification.listAudit, async ({ query: { page = 1 } }) => {
    const lines = await listAuditPage(deps.db, page)
    return lines.map(({ at, objectName, ...line }) => ({ ...line, object: objectName, time: at.toISOString() }))
  })
}
