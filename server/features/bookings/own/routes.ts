import type { FastifyInstance } from 'fastify'
import * as bookings from '#contract/bookings.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { cancelOwnBooking, changeOwnBooking, listOwnBookings, readOwnCalendar } from './own-bookings.ts'

export function ownBookingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, bookings.listOwnBookings, ({ actor }) => listOwnBookings(deps, actor))

  serve(app, bookings.changeOwnBooking, ({ actor, by, params, body }) => {
    const { version, preferred_dates: days, year_groups: yearGroups, class_sizes: classSizes, message } = body
    const asked = { actor, by, seen: { id: params.id, version } }
    return changeOwnBooking(deps, asked, { days, yearGroups, classSizes, message })
  })

  serve(app, bookings.cancelOwnBooking, ({ actor, by, params, body }) =>
    cancelOwnBooking(deps, { actor, by, seen: { id: params.id, version: body.version } }, body.text),
  )

  serve(app, bookings.readOwnCalendar, async ({ actor, params, reply }) => {
    const calendar = await readOwnCalendar(deps, actor, params.id)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="session.ics"')
      .send(calendar)
  })
}
