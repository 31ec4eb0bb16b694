import type { FastifyInstance } from 'fastify'
import type { AuditAction } from '#contract/audit-actions.ts'
import * as endpoints from '#contract/testimonials.ts'
import { type By, recordAudit } from '../../database/audit.ts'
import { cached } from '../../database/cache.ts'
import type { Db } from '../../database/tables.ts'
import { refuseStale, staleVersion } from '../../database/versions.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { serialiseResponse } from '../../http/cached-response.ts'
import { serve } from '../../http/serve.ts'
import { restorableSince } from './jobs.ts'
import {
  deleteTestimonial,
  insertTestimonial,
  listDeleted,
  listShown,
  lockTestimonial,
  restoreTestimonial,
  updateOrder,
  updateTestimonial,
} from './queries.ts'

type Entered = Omit<endpoints.EditedTestimonial, 'id' | 'version'>
type Row = Awaited<ReturnType<typeof listShown>>[number]

const toTestimonial = ({ id, quote, author, authorRole, isExample, ...row }: Row): endpoints.EditedTestimonial => ({
  id,
  quote,
  author,
  author_role: authorRole,
  is_example: isExample,
  said_on: row.saidOn,
  agreed_on: row.agreedOn,
  agreed_how: row.agreedHow,
  version: row.version,
})

const wordsOf = ({ quote, author, author_role, is_example, ...rest }: Entered) => ({
  quote,
  author,
  authorRole: author_role,
  isExample: is_example,
  saidOn: rest.said_on || null,
  agreedOn: rest.agreed_on || null,
  agreedHow: rest.agreed_how,
})

export function testimonialRoutes(app: FastifyInstance, { db: outside, changes, config }: Deps): void {
  // In service nobody but operators reads the examples that ship: nobody has said them.
  const isShown = ({ isExample }: Row) => config.isTryIt || !isExample
  const shown = cached(changes, ['testimonials'], async () =>
    serialiseResponse(endpoints.listTestimonials, (await listShown(outside)).filter(isShown).map(toTestimonial)),
  )

  const editedIn = async (db: Db): Promise<endpoints.EditedTestimonials> => ({
    shown: (await listShown(db)).map(toTestimonial),
    deleted: (await listDeleted(db, restorableSince())).map(toTestimonial),
  })

  /** Does it and writes it down together; answers all of them as they are then. `act` answers what was done to which. */
  const change = (by: By, action: AuditAction, act: (db: Db) => Promise<number | string>) =>
    outside.transaction().execute(async (db) => {
      const object = String(await act(db))
      await recordAudit(db, by, action, object)
      return editedIn(db)
    })
  const mustBe = (isDone: boolean) => {
    if (!isDone) throw new Failure('not-found')
  }

  serve(app, endpoints.listTestimonials, () => shown(''))
  serve(app, endpoints.editTestimonials, () => editedIn(outside))

  serve(app, endpoints.createTestimonial, ({ body, by }) =>
    change(by, 'testimonial.added', (db) => insertTestimonial(db, wordsOf(body))),
  )

  serve(app, endpoints.updateTestimonial, ({ params, body: { version, ...words }, by }) =>
    change(by, 'testimonial.edited', async (db) => {
      const stored = await lockTestimonial(db, params.id)
      if (!stored) throw new Failure('not-found')
      refuseStale('testimonial', stored.version, version)
      await updateTestimonial(db, params.id, wordsOf(words))
      return params.id
    }),
  )

  serve(app, endpoints.deleteTestimonial, ({ params, by }) =>
    change(by, 'testimonial.deleted', async (db) => {
      mustBe(await deleteTestimonial(db, params.id))
      return params.id
    }),
  )

  serve(app, endpoints.restoreTestimonial, ({ params, by }) =>
    change(by, 'testimonial.restored', async (db) => {
      mustBe(await restoreTestimonial(db, params.id, restorableSince()))
      return params.id
    }),
  )

  serve(app, endpoints.orderTestimonials, ({ body, by }) =>
    change(by, 'testimonial.ordered', async (db) => {
      if (!(await updateOrder(db, body.ids))) throw staleVersion('list')
      return body.ids.join(' ')
    }),
  )
}
