import type { FastifyInstance } from 'fastify'
import { viewProgress } from '#contract/home.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { findProgress } from './queries.ts'

export function homeRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, viewProgress, ({ actor }) =>
    findProgress(db, { userId: actor.id, schoolId: actor.role === 'senior' ? actor.schoolId : null }),
  )
}
