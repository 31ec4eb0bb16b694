import { queryOptions } from '@tanstack/react-query'
import { listAudit } from '#contract/audit.ts'
import type { AuditKind } from '#contract/audit-actions.ts'
import { call } from '../../api/call.ts'

/** Which entries an operator wants to see. */
export interface WantedEntries {
  kind: AuditKind | undefined
  /** Part of a name or address. */
  person: string
  /** The first and the last day, as 2027-03-04, or `""`. */
  from: string
  to: string
  /** From 1. */
  page: number
}

export const auditQuery = (wanted: WantedEntries) =>
  queryOptions({
    queryKey: ['audit', wanted],
    queryFn: ({ signal }) => call(listAudit, { query: wanted }, { signal }),
    staleTime: 0,
    placeholderData: (before) => before,
  })
