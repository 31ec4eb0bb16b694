import * as z from 'zod/mini'
import { AuditAction, AuditKind } from './audit-actions.ts'
import { endpoint } from './endpoint.ts'
import { PageNumber } from './paging.ts'
import { Moment, text } from './text.ts'

/**
 * What was done. `actor`: the name of the person who did it, `""` for a visitor, the portal itself and deleted accounts (then
 * `was_user`). `object`: what it was done to, such as an id or a reference; `object_name`: its name, `""` if it has
 * none or is gone. `address`: the IP address, `""` for the portal itself.
 */
export const AuditEntry = z.object({
  id: z.string(),
  time: Moment,
  actor: z.string(),
  actor_id: z.string(),
  was_user: z.boolean(),
  action: AuditAction,
  object: z.string(),
  object_name: z.string(),
  address: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const Day = z.union([z.literal(''), z.iso.date('Enter a date in the form 2027-03-04.')])

/**
 * Lists the entries of the audit log, a page at a time, newest first. `person`: part of the name or address of the
 * person who did it or to whom it was done; `from` and `to`: the first and the last day, in London. `has_more`: there
 * is a page after this one.
 */
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'owner',
  query: z.object({
    kind: z.optional(AuditKind),
    person: text(100),
    from: z._default(Day, ''),
    to: z._default(Day, ''),
    page: PageNumber,
  }),
  response: z.object({ entries: z.array(AuditEntry), has_more: z.boolean() }),
})
