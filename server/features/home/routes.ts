import type { FastifyInstance } from 'fastify'
import { viewProgress } from '#contract/home.ts'
import type { Deps } from '../../deps.ts'
import { schoolIdOf } from '../../http/school-id.ts'
import { serve } from '../../http/serve.ts'
import { countBookings, countInvitations, listOpened } from './queries.ts'

export function homeRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, viewProgress, async ({ actor }) => {
    const isStaff = actor.role === 'senior' && actor.schoolId !== null
    return {
      opened: await listOpened(db, actor.id),
      invited: await countInvitations(db, isStaff ? { schoolId: schoolIdOf(actor) } : { inviterId: actor.id }),
      booked: isStaff ? await countBookings(db, actor.id, actor.schoolId) : 0,
    }
  })
}
