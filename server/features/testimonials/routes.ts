import type { FastifyInstance } from 'fastify'
import * as rows from '#contract/testimonials.ts'
import { recordAudit } from '../../database/audit.ts'
import { rememberUntilChanged } from '../../database/cache.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { serialiseResponse } from '../../http/cached-response.ts'
import { serve } from '../../http/serve.ts'
import {
  deleteTestimonial,
  insertTestimonial,
  listDeleted,
  listShown,
  restoreTestimonial,
  updateOrder,
  updateTestimonial,
} from './queries.ts'

type Db = Deps['db']
type Row = Awaited<ReturnType<typeof listShown>>[number]

const answerOf = ({ id, quote, author, authorRole, isExample }: Row): rows.Testimonial => ({
  id,
  quote,
  author,
  author_role: authorRole,
  is_example: isExample,
})

const wordsOf = ({ quote, author, author_role, is_example }: Omit<rows.Testimonial, 'id'>) => ({
  quote,
  author,
  authorRole: author_role,
  isExample: is_example,
})

export function testimonialRoutes(app: FastifyInstance, { db: outside, changes }: Deps): void {
  const remembered = rememberUntilChanged(changes, ['testimonials'], async () =>
    serialiseResponse(rows.listTestimonials, (await listShown(outside)).map(answerOf)),
  )

  const editedIn = async (db: Db): Promise<rows.EditedTestimonials> => ({
    shown: (await listShown(db)).map(answerOf),
    deleted: (await listDeleted(db)).map(answerOf),
  })

  /** Does it and writes it down together; answers all of them as they are then. `act` answers what was done to which. */
  const change = (
    by: { actorId: string; address: string },
    action: string,
    act: (db: Db) => Promise<number | string>,
  ) =>
    outside.transaction().execute(async (db) => {
      const object = String(await act(db))
      await recordAudit(db, { ...by, action: `testimonial.${action}`, object })
      return editedIn(db)
    })
  const whoever = ({ actor, request }: { actor: { id: string }; request: { ip: string } }) => ({
    actorId: actor.id,
    address: request.ip,
  })
  const mustBe = (isDone: boolean) => {
    if (!isDone) throw new Failure('not-found')
  }

  serve(app, rows.listTestimonials, () => remembered(''))
  serve(app, rows.editTestimonials, () => editedIn(outside))

  serve(app, rows.createTestimonial, (asked) =>
    change(whoever(asked), 'added', (db) => insertTestimonial(db, wordsOf(asked.body))),
  )

  serve(app, rows.updateTestimonial, (asked) =>
    change(whoever(asked), 'edited', async (db) => {
      mustBe(await updateTestimonial(db, asked.params.id, wordsOf(asked.body)))
      return asked.params.id
    }),
  )

  serve(app, rows.deleteTestimonial, (asked) =>
    change(whoever(asked), 'deleted', async (db) => {
      mustBe(await deleteTestimonial(db, asked.params.id))
      return asked.params.id
    }),
  )

  serve(app, rows.restoreTestimonial, (asked) =>
    change(whoever(asked), 'restored', async (db) => {
      mustBe(await restoreTestimonial(db, asked.params.id))
      return asked.params.id
    }),
  )

  serve(app, rows.orderTestimonials, (asked) =>
    change(whoever(asked), 'ordered', async (db) => {
      if (!(await updateOrder(db, asked.body.ids))) throw new Failure('testimonial/changed-meanwhile')
      return asked.body.ids.join(' ')
    }),
  )
}
