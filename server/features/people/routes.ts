import type { FastifyInstance } from 'fastify'
import * as people from '#contract/people.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { endAccess, restoreAccess } from './end-membership.ts'
import { handOverLead, leaveSchool } from './lead.ts'
import { confirmPeople } from './review/review.ts'
import { viewPeople } from './service.ts'

export function peopleRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, people.listPeople, ({ actor, query: { page = 1, q, show } }) => viewPeople(deps, actor, { show, q, page }))

  serve(app, people.endAccess, async ({ actor, by, params }) => {
    await endAccess(deps, { actor, by }, params.id)
    return {}
  })

  serve(app, people.confirmPeople, async ({ actor, by, body }) => {
    await confirmPeople(deps, { actor, by }, body.ids)
    return {}
  })

  serve(app, people.handOverLead, async ({ actor, by, params }) => {
    await handOverLead(deps, { actor, by }, params.id)
    return {}
  })

  serve(app, people.leaveSchool, async ({ actor, by }) => {
    await leaveSchool(deps, { actor, by })
    return {}
  })

  serve(app, people.restoreAccess, async ({ actor, by, params }) => {
    await restoreAccess(deps, { actor, by }, params.id)
    return {}
  })
}
