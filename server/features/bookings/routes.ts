import type { FastifyInstance } from 'fastify'
import * as bookings from '#contract/bookings.ts'
import * as calendar from '#contract/calendar.ts'
import { statusesIn } from '#contract/cases.ts'
import { recordAudit } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { sendCsv } from '../../http/csv.ts'
import { serve } from '../../http/serve.ts'
import type { FindBrand } from '../brand/service.ts'
import { changeBooking, replyToBooking, viewBooking } from './arrange-session.ts'
import { assuranceRoutes } from './assurance/routes.ts'
import { detailsOf } from './details.ts'
import { calendarFeedRoutes } from './feed/routes.ts'
import { ownBookingRoutes } from './own/routes.ts'
import { type BookingFilter, listSessions, readBookings } from './queries.ts'
import { takeBooking } from './service.ts'

export function bookingRoutes(app: FastifyInstance, deps: Deps, brand: FindBrand): void {
  ownBookingRoutes(app, deps)
  calendarFeedRoutes(app, deps)
  assuranceRoutes(app, deps, brand)

  serve(app, bookings.bookSession, ({ body, actor, by }) => {
    const { preferred_dates: days, year_groups: yearGroups, class_sizes: classSizes, ...words } = body
    return takeBooking(deps, { actor, by }, { ...words, days, yearGroups, classSizes })
  })

  serve(app, bookings.exportBookings, async ({ query: { q, ...wanted }, by, reply }) => {
    await recordAudit(deps.db, by, 'bookings.exported')
    return sendCsv(reply, {
      name: 'bookings.csv',
      head,
      rows: exported(deps, { statuses: statusesIn('bookings', wanted), q }),
    })
  })

  serve(app, bookings.viewBooking, ({ params }) => viewBooking(deps, params.id))

  serve(app, bookings.replyToBooking, async ({ params, body: { version, text }, by }) => {
    await replyToBooking(deps, by, { id: params.id, version }, text)
    return viewBooking(deps, params.id)
  })

  serve(app, bookings.changeBooking, async ({ params, body, by }) => {
    const { version, status, session_on: day, text, starts_at: startsAt, minutes, format, visitor, place } = body
    const details = { startsAt, minutes, format, visitor, place }
    await changeBooking(deps, by, { id: params.id, version }, { status, day, details, text })
    return viewBooking(deps, params.id)
  })

  serve(app, calendar.listSessions, async ({ query: { month } }) => {
    const sessions = await listSessions(deps.db, month)
    return sessions.map(({ id, reference, status, school, sessionOn, ...agreed }) => ({
      ...{ id, reference, status, school },
      session_on: sessionOn,
      ...detailsOf(agreed),
    }))
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
