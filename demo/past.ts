import type { Pool } from 'pg'

/** The moment at which a piece of the year begins to be played, as the database sees it. */
export interface Mark {
  at: Date
  transaction: string
}

export async function mark(pool: Pool): Promise<Mark> {
  const { rows } = await pool.query<Mark>('select clock_timestamp() as at, txid_current()::text as transaction')
  const [now] = rows
  if (!now) throw new Error('The database did not tell the time.')
  return now
}

// Sessions get their dates at the end: one that had not been used for a month would be over.
const untouched = ['sessions', 'monthly_logins', 'rounds', 'mail_outage']

interface Dated {
  /** The columns with a moment, by table. */
  columns: Map<string, string[]>
  /** Finds the tables that were written since a mark, which are few: looking into all of them took most of the year. */
  written: { name: string; text: string }
}

let dated: Dated | undefined

async function datedTables(pool: Pool): Promise<Dated> {
  if (dated) return dated
  const { rows } = await pool.query<{ table: string; names: string[] }>(
    `select c.table_name as table, array_agg(c.column_name::text) as names
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and data_type = 'timestamp with time zone' and table_type = 'BASE TABLE'
       and c.table_name <> all ($1) group by 1`,
    [untouched],
  )
  const has = (table: string) =>
    `select '${table}' as table where exists (select from "${table}" where xmin::text::bigint >= $1::bigint)`
  dated = {
    columns: new Map(rows.map(({ table, names }) => [table, names])),
    written: { name: 'written', text: rows.map(({ table }) => has(table)).join(' union all ') },
  }
  return dated
}

async function moveOnce(pool: Pool, since: Mark, seconds: number): Promise<void> {
  const { columns, written } = await datedTables(pool)
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Looks for a deadlock long before a job does, so that it is this transaction that PostgreSQL ends.
    await client.query(`set local deadlock_timeout = '10ms'`)
    const { rows } = await client.query<{ table: string }>({ ...written, values: [since.transaction] })
    for (const { table } of rows) {
      const names = columns.get(table) ?? []
      // The log refuses to be rewritten, as it should. This is the one place that writes what has not happened.
      const isLog = table === 'audit_log'
      if (isLog) await client.query('set local session_replication_role = replica')
      const isNew = names.includes('created_at') ? 'created_at >= $1' : 'true'
      const moved = names.map(
        (name) =>
          `"${name}" = case when "${name}" >= $1 and ("${name}" <= clock_timestamp() or ${isNew})
             then "${name}" - make_interval(secs => $3) else "${name}" end`,
      )
      const isRecent = names.map((name) => `"${name}" >= $1`).join(' or ')
      await client.query(
        `update "${table}" set ${moved.join(', ')} where xmin::text::bigint >= $2::bigint and (${isRecent})`,
        [since.at, since.transaction, seconds],
      )
      if (isLog) await client.query('set local session_replication_role = origin')
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/**
 * Moves everything that has happened since the mark into the past: every moment of every row that was written since.
 * Only what is in the future of an older row, such as the end of its term, stays.
 */
export async function moveToPast(pool: Pool, since: Mark, seconds: number): Promise<void> {
  for (;;) {
    try {
      return await moveOnce(pool, since, seconds)
    } catch (error) {
      // A job was writing to the same rows, and goes first.
      if ((error as { code?: string }).code !== '40P01') throw error
    }
  }
}

/**
 * Which jobs are still to be done, and how many of each; empty when all is done. Editions are not waited for: they are begun
 * a minute after a resource was added, take minutes, and the portal makes them once it runs. Nor are e-mails, unless
 * there is a mail server. Work that failed counts while it is to be tried again, however late that is.
 */
export async function listUnfinished(pool: Pool, { isMailed }: { isMailed: boolean }): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `select count(*) || ' ' || name || ' ' || state as what from pgboss.job
     where state in ('created', 'retry', 'active') and name not like '\\_\\_%' and name <> all ($1)
       and (state = 'retry' or start_after < now() + interval '2 seconds') group by name, state`,
    [['make-editions', ...(isMailed ? [] : ['send-mail'])]],
  )
  return rows.map(({ what }) => what)
}

/** A mail leaves a few seconds after it was written, also one that the demo did not wait for. */
export async function dateMails(pool: Pool): Promise<void> {
  const soon = `created_at + interval '4 seconds'`
  await pool.query(
    `update mails set sent_at = ${soon}, tried_at = ${soon}, waiting_since = created_at where state = 'sent'`,
  )
}

/** Families accept in the days after they were asked, not all at once; up to `days` later. */
export async function scatterAcceptances(pool: Pool, days: number): Promise<void> {
  await pool.query(
    `with later as (
       select id, email, least(accepted_at + ('x' || substr(md5(email::text), 1, 6))::bit(24)::integer % ($1 * 1440) * interval '1 minute',
         now() - interval '1 hour') as moment
       from invitations where accepted_at is not null
     ), moved as (
       update invitations set accepted_at = moment from later where later.id = invitations.id
     ), dated as (
       update memberships set joined_at = moment from later where later.email = memberships.invited_email
     )
     update users set created_at = moment from later where later.email = users.email`,
    [days],
  )
}

/** The person who registered a school has been there longer than the colleagues invited since, and is its lead. */
export async function dateFounders(pool: Pool): Promise<void> {
  await pool.query(`update memberships set joined_at = now() - interval '400 days' where joined_by = 'sign-up'`)
}

/** Spreads the log-ins over the last 29 days: a session that nobody has used for longer is over. */
export async function scatterSessions(pool: Pool): Promise<void> {
  await pool.query(`
    update sessions set created_at = moment, last_used_at = moment
    from (select greatest(users.created_at,
        now() - ('x' || substr(md5(users.email::text), 1, 6))::bit(24)::integer % (29 * 1440) * interval '1 minute') as moment, sessions.id as session
      from sessions join users on users.id = sessions.user_id) as spread where spread.session = sessions.id`)
  await pool.query(`
    delete from monthly_logins where user_id not in
      (select user_id from sessions where london_month(created_at) = london_month(now()))`)
}

/** Moves what classes did today. A day has no time, so it does not move with the moments. */
export async function moveClassDays(pool: Pool, days: number): Promise<void> {
  for (const table of ['class_opens', 'school_uses', 'led_lessons', 'class_outcomes', 'book_feedback'])
    await pool.query(
      `update ${table} set day = day - $1::integer where day = (now() at time zone 'Europe/London')::date`,
      [days],
    )
}

/** Moves the days of a booking, which had to lie ahead when it was asked for. */
export async function moveBookingDays(pool: Pool, reference: string, days: number): Promise<void> {
  await pool.query(
    `update bookings set session_on = session_on - $2::integer, preferred_dates = coalesce(
       (select jsonb_agg(to_char(day::date - $2::integer, 'YYYY-MM-DD') order by number)
        from jsonb_array_elements_text(preferred_dates) with ordinality as given (day, number)), '[]')
     where reference = $1`,
    [reference, days],
  )
  await pool.query(
    `update desk_entries set text = regexp_replace(text, '\\d{4}-\\d\\d-\\d\\d',
       to_char(substring(text from '\\d{4}-\\d\\d-\\d\\d')::date - $2::integer, 'YYYY-MM-DD'))
     from bookings where bookings.id = booking_id and reference = $1 and kind = 'status' and text ~ '\\d{4}-\\d\\d-\\d\\d'`,
    [reference, days],
  )
}

export async function findBookingId(pool: Pool, reference: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from bookings where reference = $1', [reference])
  return rows[0]?.id ?? ''
}

/** Numbers the log in the order of its moments: it is read by its numbers, and the year was played chapter by chapter. */
export async function orderLog(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query('alter table audit_log alter id set generated by default')
    await client.query(`update audit_log set id = -place from
      (select id, row_number() over (order by at, id) as place from audit_log) as places where places.id = audit_log.id`)
    await client.query('update audit_log set id = -id')
    await client.query('alter table audit_log alter id set generated always')
    await client.query('commit')
  } finally {
    client.release()
  }
}
