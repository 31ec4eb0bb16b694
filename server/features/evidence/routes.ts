import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as evidence from '#contract/evidence.ts'
import { findPeriod } from '#contract/reading-periods.ts'
import { todayInUk } from '#contract/school-days.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { sendCsv } from '../../http/csv.ts'
import { schoolIdOf } from '../../http/school-id.ts'
import { serve } from '../../http/serve.ts'
import type { Actor } from '../../http/session-store.ts'
import type { FindBrand } from '../brand/service.ts'
import type { Shelf } from '../resources/service.ts'
import { bookHead, bookLine, outcomeHead, outcomeLine } from './csv-lines.ts'
import { evidenceFileRoutes } from './evidence-file/routes.ts'
import { grantRoutes } from './grants/routes.ts'
import { beginLesson, finishLesson } from './lessons/lead-lesson.ts'
import { listQuestions, settle } from './outcomes/ask-once.ts'
import { correctOutcome, deleteOutcome, keepOutcome } from './outcomes/keep-outcome.ts'
import { schoolContactRoutes } from './school-contacts/routes.ts'
import { readSchoolEvidence } from './school-evidence.ts'
import { schoolYearRoutes } from './school-year/routes.ts'

interface Uses {
  shelf: Shelf
  brand: FindBrand
}

export function evidenceRoutes(app: FastifyInstance, deps: Deps, { shelf, brand }: Uses): void {
  schoolYearRoutes(app, deps)
  evidenceFileRoutes(app, deps, brand)
  grantRoutes(app, deps)
  schoolContactRoutes(app, deps)

  serve(app, evidence.startLesson, (asked) => beginLesson(deps, shelf, asked))

  serve(app, evidence.endLesson, async (asked) => {
    await finishLesson(deps, asked)
    return {}
  })

  serve(app, evidence.listOutcomeQuestions, ({ actor }) => listQuestions(deps, actor))

  serve(app, evidence.addOutcome, (asked) => keepOutcome(deps, asked))

  serve(app, evidence.skipOutcome, async ({ actor, body }) => {
    await deps.db.transaction().execute((trx) => settle(trx, actor, body))
    return {}
  })

  serve(app, evidence.updateOutcome, async ({ actor, params, body }) => {
    await correctOutcome(deps, { actor, id: params.id, body })
    return {}
  })

  serve(app, evidence.deleteOutcome, async ({ actor, by, params }) => {
    await deleteOutcome(deps, by, actor, params.id)
    return {}
  })

  const read = (actor: Actor, wanted: string | undefined) => {
    const period = findPeriod(todayInUk(), wanted)
    if (!period) throw new Failure('not-found')
    return readSchoolEvidence(deps.db, schoolIdOf(actor), period)
  }

  serve(app, evidence.exportTaughtBooks, async ({ actor, query, reply }) => {
    const { books } = await read(actor, query.period)
    return sendCsv(reply, { name: 'classes-by-book.csv', head: bookHead, rows: Readable.from(books.map(bookLine)) })
  })

  serve(app, evidence.exportOutcomes, async ({ actor, query, reply }) => {
    const { outcomes, nation } = await read(actor, query.period)
    const rows = Readable.from(outcomes.map((outcome) => outcomeLine(outcome, nation)))
    return sendCsv(reply, { name: 'classes-before-and-after.csv', head: outcomeHead, rows })
  })
}
