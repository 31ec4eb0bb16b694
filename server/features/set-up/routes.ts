import type { FastifyInstance } from 'fastify'
import * as setUp from '#contract/set-up.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { serve } from '../../http/serve.ts'
import { hashKey } from '../../http/session-store.ts'
import type { Shelf } from '../resources/service.ts'
import { answerTo } from './challenge.ts'
import { openPortal } from './open-portal.ts'
import { findOpening, updateMailSeen } from './queries.ts'
import { listSteps } from './service.ts'
import { deleteTestSchool, listTestSchools } from './test-school.ts'
import { tryStep } from './try-step.ts'

export function setUpRoutes(app: FastifyInstance, deps: Deps, shelf: Shelf): void {
  const { db } = deps

  async function view(): Promise<setUp.SetUp> {
    const opening = await findOpening(db)
    const steps = await listSteps(deps, shelf)
    const isTried = steps.some(({ code, state }) => code === 'school' && state === 'done')
    return {
      steps,
      schools: opening || isTried ? [] : await listTestSchools(db),
      opening: opening && {
        opened_time: opening.openedAt.toISOString(),
        opened_by: opening.openedBy,
        unproven: opening.unproven,
      },
    }
  }

  serve(app, setUp.viewSetUp, view)

  serve(app, setUp.tryStep, async ({ by, body }) => {
    await tryStep(deps, by, body.step)
    return view()
  })

  serve(app, setUp.openToSchools, async ({ by, body }) => {
    await openPortal(deps, shelf, by, body.unproven)
    return view()
  })

  serve(app, setUp.deleteTestSchool, async ({ by, params }) => {
    await deleteTestSchool(deps, by, params.id)
    return view()
  })

  serve(app, setUp.confirmTestMail, async ({ body, by }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    if (!(await updateMailSeen(db, hashKey(body.token)))) throw new Failure('account/link-expired')
    return {}
  })

  serve(app, setUp.answerChallenge, async ({ query }) => ({ answer: await answerTo(db, query.challenge) }))
}
