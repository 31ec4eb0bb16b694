import type { FastifyInstance } from 'fastify'
import { viewProgress } from '#contract/home.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { countBookings, countInvitations, listOpened } from './queries.ts'

export function homeRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, viewProgress, async ({ actor }) => {
    const isStaff = actor.role === 'senior' && actor.schoolId !== null
    return {
      opened: await listOpened(db, actor.id),
      invited: await countInvitations(db, isStaff ? { schoolId: actor.schoolId ?? '' } : { inviterId: actor.id }),
      booked: isStaff ? await countBookings(db, actor.id, actor.schoolId) : 0,
    }
  })
}
