import type { FastifyInstance } from 'fastify'
import * as bookings from '#contract/bookings.ts'
import { recordAudit } from '../../database/audit.ts'
import type { Actor } from '../../database/sessions.ts'
import type { Deps } from '../../deps.ts'
import { sendCsv } from '../../http/csv.ts'
import { serve } from '../../http/serve.ts'
import { changeBooking, replyToBooking, viewBooking } from './arranging.ts'
import { type BookingFilter, countStatuses, listBookings, readBookings } from './queries.ts'
import { takeBooking } from './service.ts'

interface Asked {
  params: { id: string }
  body: { version: number }
  actor: Actor
  request: { ip: string }
}

const decidingOf = ({ params, body, actor, request }: Asked) => ({
  id: params.id,
  version: body.version,
  actorId: actor.id,
  address: request.ip,
})

export function bookingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, bookings.bookSession, ({ body, actor, request }) => {
    const { preferred_dates: days, year_groups: yearGroups, class_sizes: classSizes, ...words } = body
    return takeBooking(deps, actor, { ...words, days, yearGroups, classSizes, address: request.ip })
  })

  serve(app, bookings.listBookings, async ({ query: { status, q, page = 1 } }) => {
    const counts = await countStatuses(deps.db, q)
    const rows = await listBookings(deps.db, { status, q }, page)
    return {
      bookings: rows.map(({ createdAt, preferredDates, sessionOn, ...row }) => ({
        ...row,
        session_on: sessionOn,
        preferred_dates: preferredDates,
        create_time: createdAt.toISOString(),
      })),
      total: status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0),
      counts,
    }
  })

  serve(app, bookings.exportBookings, async ({ query: { status, q }, actor, request, reply }) => {
    await recordAudit(deps.db, { actorId: actor.id, action: 'bookings.exported', address: request.ip })
    return sendCsv(reply, { name: 'bookings.csv', head, rows: exported(deps, { status, q }) })
  })

  serve(app, bookings.viewBooking, ({ params }) => viewBooking(deps, params.id))

  serve(app, bookings.replyToBooking, async (asked) => {
    await replyToBooking(deps, decidingOf(asked), asked.body.text)
    return viewBooking(deps, asked.params.id)
  })

  serve(app, bookings.changeBooking, async (asked) => {
    const { status, session_on: day, text } = asked.body
    await changeBooking(deps, decidingOf(asked), { status, day, text })
    return viewBooking(deps, asked.params.id)
  })
}

const head = [
  'Reference',
  'Status',
  'Received',
  'Session on',
  'School',
  'Name',
  'E-mail',
  'Phone',
  'Preferred days',
  'Classes',
  'How many children',
  'Message',
] as const

async function* exported({ db }: Deps, filter: BookingFilter) {
  for await (const row of readBookings(db, filter)) {
    const { reference, status, createdAt, sessionOn, school, name, email, phone, classSizes, message } = row
    const asked = [row.preferredDates.join(' '), row.yearGroups.join(', '), classSizes, message]
    yield [reference, status, createdAt.toISOString(), sessionOn, school, name, email, phone, ...asked]
  }
}
