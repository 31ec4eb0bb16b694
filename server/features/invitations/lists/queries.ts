import { sql } from 'kysely'
import type { Db } from '../../../database/tables.ts'

export interface NewList {
  id: string
  schoolId: string
  inviterId: string
  invited: number
}

export async function insertList(db: Db, list: NewList): Promise<void> {
  await db.insertInto('parentLists').values(list).execute()
}

/** The number of lists a school has uploaded in the last 24 hours. */
export async function countListsToday(db: Db, schoolId: string): Promise<number> {
  const { count } = await db
    .selectFrom('parentLists')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('schoolId', '=', schoolId)
    .where('createdAt', '>', new Date(Date.now() - 86_400_000))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countLists(db: Db, schoolId: string): Promise<number> {
  const { count } = await db
    .selectFrom('parentLists')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('schoolId', '=', schoolId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What became of the addresses of a list; of each what counts most. */
interface ListCounts {
  waiting: number
  sent: number
  failed: number
  accepted: number
  withdrawn: number
  open: number
}

export interface ListedList extends ListCounts {
  id: string
  createdAt: Date
  inviter: string | null
  inviterId: string | null
  invited: number
  withdrawnAt: Date | null
}

/**
 * The lists of a school, newest first. `sent`: mails that have left, also those of invitations that were accepted or
 * withdrawn afterwards; `waiting` and `failed`: mails of open invitations that have not left yet, or could not.
 */
export async function listLists(
  db: Db,
  schoolId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedList[]> {
  const { rows } = await sql<ListedList>`
    select lists.id, lists.created_at, users.full_name as inviter, lists.inviter_id, lists.invited, lists.withdrawn_at, counted.*
    from (
      select * from parent_lists where school_id = ${schoolId}::uuid
      order by created_at desc, id limit ${limit} offset ${offset}
    ) as lists
    left join users on users.id = lists.inviter_id
    cross join lateral (
      select
        count(*) filter (where is_open and not has_left and not has_failed)::integer as waiting,
        count(*) filter (where has_left)::integer as sent,
        count(*) filter (where is_open and has_failed)::integer as failed,
        count(*) filter (where accepted_at is not null)::integer as accepted,
        count(*) filter (where accepted_at is null and withdrawn_at is not null)::integer as withdrawn,
        count(*) filter (where is_open)::integer as open
      from (
        select invitations.accepted_at, invitations.withdrawn_at,
          invitations.accepted_at is null and invitations.withdrawn_at is null as is_open,
          coalesce(mails.state = 'failed' and not mails.may_have_arrived, false) as has_failed,
          -- A mail that is gone was sent so long ago that it has been forgotten, or stopped with its list.
          invitations.mail_id is not null and case
            when mails.id is null then invitations.withdrawn_at is null
            else mails.state = 'sent' or mails.state = 'failed' and mails.may_have_arrived
          end as has_left
        from invitations left join mails on mails.id = invitations.mail_id
        where invitations.list_id = lists.id
      ) as each
    ) as counted
    order by lists.created_at desc, lists.id`.execute(db)
  return rows
}

/** Holds a list of this school until the transaction ends, and answers who uploaded it; null when there is none. */
export async function lockList(db: Db, schoolId: string, id: string): Promise<{ inviterId: string | null } | null> {
  const found = await db
    .selectFrom('parentLists')
    .select('inviterId')
    .where('id', '=', id)
    .where('schoolId', '=', schoolId)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

/** Withdraws the open invitations of a list. Returns them with their mails' ids, null for each mail that is not written yet. */
export function withdrawOpen(db: Db, listId: string): Promise<Array<{ id: number; mailId: string | null }>> {
  return db
    .updateTable('invitations')
    .set({ withdrawnAt: new Date() })
    .where('listId', '=', listId)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .returning(['id', 'mailId'])
    .execute()
}

/** Does not count the last mail of some invitations, which nobody will ever get. */
export async function uncountMails(db: Db, ids: number[]): Promise<void> {
  await sql`update invitations set mail_count = mail_count - 1 where id = any(${ids}::integer[])`.execute(db)
}

export async function listAccepted(db: Db, listId: string): Promise<string[]> {
  const accepted = await db
    .selectFrom('invitations')
    .select('email')
    .where('listId', '=', listId)
    .where('acceptedAt', 'is not', null)
    .orderBy('email')
    .execute()
  return accepted.map(({ email }) => email)
}

export async function updateWithdrawn(db: Db, id: string, withdrawnBy: string): Promise<void> {
  await db
    .updateTable('parentLists')
    .set({ withdrawnAt: new Date(), withdrawnBy })
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .execute()
}

/** Forgets lists without any invitation left, after `days`. */
export async function deleteEmptyLists(db: Db, days: number): Promise<void> {
  await sql`
    delete from parent_lists where created_at < now() - make_interval(days => ${days}::integer)
      and not exists (select from invitations where invitations.list_id = parent_lists.id)`.execute(db)
}
