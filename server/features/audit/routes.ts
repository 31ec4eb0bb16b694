import type { FastifyInstance } from 'fastify'
import { listAudit } from '#contract/audit.ts'
import { auditActions } from '#contract/audit-actions.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { listEntries } from './queries.ts'
import { toEntry } from './service.ts'

export function auditRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, listAudit, async ({ query: { kind, page = 1, ...wanted } }) => {
    const { lines, hasMore } = await listEntries(db, { ...wanted, actions: kind && auditActions[kind] }, page)
    return { entries: lines.map(toEntry), has_more: hasMore }
  })
}
