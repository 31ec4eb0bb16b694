import type { FastifyInstance } from 'fastify'
import * as verification from '#contract/verification.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import type { RegisterSearch } from '../register/service.ts'
import { toRegisterSchool } from '../register/service.ts'
import {
  approveSchool,
  askSchool,
  correctSchool,
  followRecord,
  linkRecord,
  rejectSchool,
  reopenSchool,
  type SeenSchool,
} from '../schools/service.ts'
import { viewCase } from './case.ts'
import { listClosed } from './closed.ts'

export function verificationRoutes(
  app: FastifyInstance,
  deps: Deps,
  { searchRegister }: { searchRegister: RegisterSearch },
): void {
  serve(app, verification.viewCase, ({ params }) => viewCase(deps, params.id))

  serve(app, verification.approveSchool, async ({ params, body, by }) => {
    await approveSchool(deps, by, seen(params, body), body.register_id)
    return viewCase(deps, params.id)
  })

  serve(app, verification.rejectSchool, async ({ params, body, by }) => {
    await rejectSchool(deps, by, seen(params, body), body.reason)
    return viewCase(deps, params.id)
  })

  serve(app, verification.askSchool, async ({ params, body, by }) => {
    await askSchool(deps, by, seen(params, body), body.question)
    return viewCase(deps, params.id)
  })

  serve(app, verification.reopenSchool, async ({ params, body, by }) => {
    await reopenSchool(deps, by, seen(params, body))
    return viewCase(deps, params.id)
  })

  serve(app, verification.linkRecord, async ({ params, body, by }) => {
    await linkRecord(deps, by, seen(params, body), body.register_id)
    return viewCase(deps, params.id)
  })

  serve(app, verification.listClosed, () => listClosed(deps))

  serve(app, verification.followRecord, async ({ params, body, by }) => {
    await followRecord(deps, by, seen(params, body), body.register_id)
    return viewCase(deps, params.id)
  })

  serve(app, verification.correctSchool, async ({ params, body, by }) => {
    await correctSchool(deps, by, seen(params, body), body)
    return viewCase(deps, params.id)
  })

  serve(app, verification.searchRegister, async ({ query }) => {
    return (await searchRegister(query.q)).map(toRegisterSchool)
  })
}

const seen = ({ id }: { id: string }, { version }: { version: number }): SeenSchool => ({ id, version })
