import type { FastifyInstance } from 'fastify'
import { type AuditKind, listAudit } from '#contract/audit.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { listEntries } from './queries.ts'

/** The first words of the actions of each kind. */
const subjects: Record<AuditKind, string[]> = {
  accounts: [
    ...[
      'login',
      'logout',
      'password',
      'passkey',
      'linked-sign-in',
      'second-step',
      'address',
      'session',
      'data',
      'deletion',
      'account',
    ],
    ...['user', 'operator'],
  ],
  schools: ['school', 'register'],
  invitations: ['invitation', 'invitations'],
  messages: ['enquiry', 'enquiries', 'booking', 'bookings', 'calendar', 'quote', 'quotes', 'mail', 'mails'],
  library: ['resource', 'category', 'product'],
  site: ['page', 'testimonial', 'brand', 'organisation', 'identity-provider', 'statistics', 'reading'],
}

export function auditRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, listAudit, async ({ query: { kind, page = 1, ...wanted } }) => {
    const { lines, hasMore } = await listEntries(db, { ...wanted, subjects: kind && subjects[kind] }, page)
    return {
      entries: lines.map(({ at, actorId, objectName, ...line }) => ({
        ...line,
        time: at.toISOString(),
        actor_id: actorId ?? '',
        was_user: actorId !== null,
        object_name: objectName,
      })),
      has_more: hasMore,
    }
  })
}
