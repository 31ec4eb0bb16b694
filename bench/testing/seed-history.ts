import type { Pool } from 'pg'
import { withPatience } from './with-patience.ts'

/** What schools and their families have left behind in a year and more, beside the accounts that `seedUsers` makes. */
export interface History {
  /** Openings of resources. */
  views: number
  /** Messages, bookings, requests for a quote: so many of each. */
  enquiries: number
}

/**
 * Fills the tables that grow with users and with time: each school has a lead, each parent a membership, an invitation
 * that was accepted, an e-mail and a line in the audit log. Expects `seedUsers` to have run, and at least one resource.
 */
export async function seedHistory(pool: Pool, { views, enquiries }: History): Promise<void> {
  await withPatience(pool, async (run) => {
    await run(
      `insert into users (email, password_hash, role, status, school_id, full_name, is_completed)
     select 'lead-' || row_number() over () || '@school.example', '', 'senior', 'active', id, 'Carys Llewellyn', true from schools`,
    )
    // A trigger has made everybody's membership.
    await run(`update memberships set is_lead = true from users where users.id = user_id and users.role = 'senior'`)
    await run(
      `with leads as (select school_id, id from users where role = 'senior')
     insert into invitations (school_id, email, role, inviter_id, import_id, is_from_csv, created_at, expires_at, accepted_at, mail_count)
     select users.school_id, users.email, 'parent', leads.id, users.school_id, true,
       now() - random() * interval '1 year', now() + interval '30 days', now() - random() * interval '30 days', 1
     from users join leads using (school_id) where users.role = 'parent'`,
    )
    await run(
      `insert into audit_log (at, actor_id, action, address)
     select now() - random() * interval '2 years', id, 'login', '192.0.2.1' from users`,
    )
    await run(
      `insert into mails (to_address, subject, html, text, state, created_at, sent_at)
     select email, 'Welcome to the portal', '', '', 'sent', at, at
     from (select email, now() - random() * interval '90 days' as at from users) as welcomed`,
    )
    await run(
      `with readers as (select id, row_number() over () as number from users limit 100000),
       books as (select array_agg(id) as ids from resources)
     insert into resource_views (resource_id, user_id, viewed_at)
     select ids[1 + n % array_length(ids, 1)], readers.id, now() - random() * interval '1 year'
     from books, generate_series(1, $1::integer) as n
     join readers on readers.number = 1 + n % (select count(*) from readers)`,
      [views],
    )
    const count = [enquiries]
    await run(
      `insert into enquiries (reference, name, email, message, status, created_at)
     select 'E-' || n, 'Ada Birch ' || n, 'ada-' || n || '@example.org', 'How do we begin?',
       case when n % 50 = 0 then 'new' else 'closed' end, now() - random() * interval '2 years'
     from generate_series(1, $1::integer) as n`,
      count,
    )
    await run(
      `insert into bookings (reference, name, email, school, status, session_on, created_at)
     select 'B-' || n, 'Ada Birch ' || n, 'ada-' || n || '@example.org', 'School ' || n,
       case when n % 50 = 0 then 'requested' else 'done' end, current_date - n % 700, now() - random() * interval '2 years'
     from generate_series(1, $1::integer) as n`,
      count,
    )
    await run(
      `insert into quotes (reference, name, email, school, postal_address, asked, status, created_at)
     select 'Q-' || n, 'Ada Birch ' || n, 'ada-' || n || '@example.org', 'School ' || n, '1 Harbour Road', '[]',
       case when n % 50 = 0 then 'received' else 'closed' end, now() - random() * interval '2 years'
     from generate_series(1, $1::integer) as n`,
      count,
    )
    await run('vacuum analyze')
  })
}
