import { type Kysely, sql } from 'kysely'
import type { QueueName } from '#contract/overview.ts'
import type { Database } from '../../database/tables.ts'

export interface QueueRow {
  queue: QueueName
  count: number
  oldestAt: Date | null
}

/**
 * How many wait for an operator in each queue, and since when. A school waits once its address has been confirmed, and
 * not while it is the school that owes an answer.
 */
export async function countWaiting(db: Kysely<Database>): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select 'schools' as queue, count(*)::integer as count, min(created_at) as oldest_at
      from schools where status = 'pending' and (compared_at is not null or has_message) and question = ''
    union all
    select 'enquiries', count(*)::integer, min(created_at) from enquiries where status = 'new'
    union all
    select 'bookings', count(*)::integer, min(created_at) from bookings where status = 'requested'
    union all
    select 'mails', count(*)::integer, min(created_at) from mails where state = 'failed'`.execute(db)
  return rows
}
