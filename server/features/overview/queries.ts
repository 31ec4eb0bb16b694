import { sql } from 'kysely'
import type { ConsolePart } from '#contract/overview.ts'
import type { Db } from '../../database/tables.ts'

/** How many e-mails were not delivered, and since when: those that the mailbox lists as failed, not those in doubt. */
export async function countFailedMails(db: Db): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::integer as count, min(created_at) as oldest_at
    from mails where state = 'failed' and not may_have_arrived`.execute(db)
  return rows[0] ?? { count: 0, oldestAt: null }
}

/** The parts of the console that the portal has grown into. */
export async function findConsoleParts(db: Db): Promise<ConsolePart[]> {
  const { rows } = await sql<{ part: ConsolePart }>`
    select 'first-product' as part where exists (select from products where deleted_at is null)
    union all
    select 'third-operator' where (select count(*) from users where role = 'admin') > 2`.execute(db)
  return rows.map(({ part }) => part)
}

export interface WeekRow {
  beginsOn: string
  /** The day of its end, or today. */
  lastDay: string
  signUps: number
  bookings: number
}

/** The last 12 weeks, each starting on Monday, London time. */
export async function countWeeks(db: Db): Promise<WeekRow[]> {
  const { rows } = await sql<WeekRow>`
    with weeks as (
      select begins, begins at time zone 'Europe/London' as starts,
        (begins + interval '1 week') at time zone 'Europe/London' as ends
      from generate_series(
        date_trunc('week', now() at time zone 'Europe/London') - interval '11 weeks',
        date_trunc('week', now() at time zone 'Europe/London'), interval '1 week') as begins
    )
    select to_char(begins, 'YYYY-MM-DD') as begins_on,
      to_char(least(begins + interval '6 days', now() at time zone 'Europe/London'), 'YYYY-MM-DD') as last_day,
      (select count(*)::integer from users where created_at >= starts and created_at < ends) as sign_ups,
      (select count(*)::integer from bookings
        where status <> 'cancelled' and created_at >= starts and created_at < ends) as bookings
    from weeks order by begins`.execute(db)
  return rows
}
