import { type Kysely, sql } from 'kysely'
import type { ConsolePart, QueueName } from '#contract/overview.ts'
import type { Database } from '../../database/tables.ts'

export interface QueueRow {
  queue: QueueName
  count: number
  oldestAt: Date | null
  /** The first day by which one has to be answered, such as 2027-01-04; null where no law sets one. */
  dueOn: string | null
}

/**
 * How many items wait for an operator in each queue, and since when. A school waits once its e-mail address has been
 * confirmed, unless an operator has asked it something that it has not answered.
 */
export async function countWaiting(db: Kysely<Database>): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select 'schools' as queue, count(*)::integer as count, min(created_at) as oldest_at, null as due_on
      from schools where status = 'pending' and (compared_at is not null or has_message) and question = ''
    union all
    select 'enquiries', count(*)::integer, min(created_at), null from enquiries where status = 'new' and due_on is null
    union all
    select 'requests', count(*)::integer, min(created_at), to_char(min(due_on), 'YYYY-MM-DD')
      from enquiries where due_on is not null and status <> 'closed'
    union all
    select 'bookings', count(*)::integer, min(created_at), null from bookings where status = 'requested'
    union all
    select 'quotes', count(*)::integer, min(created_at), null from quotes where status = 'received'
    union all
    select 'mails', count(*)::integer, min(created_at), null from mails where state = 'failed'`.execute(db)
  return rows
}

/** The parts of the console that the portal has grown into. */
export async function findConsoleParts(db: Kysely<Database>): Promise<ConsolePart[]> {
  const { rows } = await sql<{ part: ConsolePart }>`
    select 'first-product' as part where exists (select from products where deleted_at is null)
    union all
    select 'third-operator' where (select count(*) from users where role = 'admin') > 2`.execute(db)
  return rows.map(({ part }) => part)
}

export interface WeekRow {
  beginsOn: string
  signUps: number
  logIns: number
  bookings: number
}

/** The last 12 weeks, each starting on Monday, London time. */
export async function countWeeks(db: Kysely<Database>): Promise<WeekRow[]> {
  const { rows } = await sql<WeekRow>`
    with weeks as (
      select begins, begins at time zone 'Europe/London' as starts,
        (begins + interval '1 week') at time zone 'Europe/London' as ends
      from generate_series(
        date_trunc('week', now() at time zone 'Europe/London') - interval '11 weeks',
        date_trunc('week', now() at time zone 'Europe/London'), interval '1 week') as begins
    )
    select to_char(begins, 'YYYY-MM-DD') as begins_on,
      (select count(*)::integer from users where created_at >= starts and created_at < ends) as sign_ups,
      (select count(*)::integer from audit_log where action = 'login' and at >= starts and at < ends) as log_ins,
      (select count(*)::integer from bookings
        where status <> 'cancelled' and created_at >= starts and created_at < ends) as bookings
    from weeks order by begins`.execute(db)
  return rows
}
