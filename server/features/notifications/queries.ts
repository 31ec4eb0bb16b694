import { sql } from 'kysely'
import type { Db } from '../../database/tables.ts'
import type { LiveSessions } from '../../http/session-store.ts'

/** A browser as it names itself. */
export interface Browser {
  endpoint: string
  authSecret: string
  notificationKey: string
}

/** Stores the subscription of one session's browser; false when the session has ended. */
export async function upsertSubscription(db: Db, sessionId: string, browser: Browser): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
  if (!session) return false
  await db
    .deleteFrom('pushSubscriptions')
    .where('sessionId', '=', sessionId)
    .where('endpoint', '<>', browser.endpoint)
    .execute()
  await db
    .insertInto('pushSubscriptions')
    .values({ sessionId, ...browser })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ sessionId, refusals: 0, ...browser }))
    .execute()
  return true
}

export async function deleteSubscription(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('sessionId', '=', sessionId).execute()
}

/** A user's messages that have not been sent yet. */
export async function deleteWaiting(db: Db, userId: string): Promise<void> {
  const own = db
    .selectFrom('pushSubscriptions')
    .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
    .select('pushSubscriptions.id')
    .where('sessions.userId', '=', userId)
  await db.deleteFrom('pushDeliveries').where('state', '<>', 'sent').where('subscriptionId', 'in', own).execute()
}

/** Begins to tell of a resource, to those who have subscribed by now; an announcement that has begun stays as it is. */
export async function insertAnnouncement(db: Db, resourceId: number): Promise<void> {
  const last = db
    .selectFrom('pushSubscriptions')
    .select(({ fn }) => [sql.lit(resourceId).as('resourceId'), fn.coalesce(fn.max('id'), sql<string>`0`).as('lastId')])
  await db
    .insertInto('pushAnnouncements')
    .columns(['resourceId', 'lastId'])
    .expression(last)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** An announcement, locked until the transaction ends; undefined when every subscription has been processed. */
export function lockAnnouncement(db: Db, resourceId: number) {
  return db
    .selectFrom('pushAnnouncements')
    .select(['doneId', 'lastId'])
    .where('resourceId', '=', resourceId)
    .whereRef('doneId', '<', 'lastId')
    .forUpdate()
    .executeTakeFirst()
}

export async function updateAnnouncement(db: Db, resourceId: number, doneId: string): Promise<void> {
  await db.updateTable('pushAnnouncements').set({ doneId }).where('resourceId', '=', resourceId).execute()
}

/** The next subscriptions after one, of users with a valid session who allow notifications, with their principals. */
export function listSubscribers(db: Db, range: { after: string; upTo: string; atOnce: number }, live: LiveSessions) {
  return db
    .selectFrom('pushSubscriptions')
    .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('schools', 'schools.id', 'users.schoolId')
    .select(['pushSubscriptions.id', 'users.role', 'users.status', 'users.schoolId', 'schools.status as schoolStatus'])
    .where('pushSubscriptions.id', '>', range.after)
    .where('pushSubscriptions.id', '<=', range.upTo)
    .where('users.allowNotifications', '=', true)
    .where('users.status', '<>', 'disabled')
    .where('sessions.lastUsedAt', '>', live.usedSince)
    .where('sessions.createdAt', '>', live.begunSince)
    .orderBy('pushSubscriptions.id')
    .limit(range.atOnce)
    .execute()
}

/** One message for each subscription that has not had it and still exists. */
export async function insertDeliveries(db: Db, resourceId: number, subscriptionIds: string[]): Promise<void> {
  await sql`
    insert into push_deliveries (resource_id, subscription_id)
    select ${resourceId}, id from push_subscriptions where id = any(${subscriptionIds}::bigint[]) for key share
    on conflict do nothing`.execute(db)
}

export interface Claimed extends Browser {
  resourceId: number
  subscriptionId: string
  tries: number
}

/** Takes messages that are due for sending; those of a portal that dies are due again after `seconds`. */
export async function claimDeliveries(db: Db, atOnce: number, seconds: number): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with due as (
      select resource_id, subscription_id from push_deliveries
      where state in ('waiting', 'sending') and due_at <= now()
      order by due_at limit ${atOnce} for update skip locked)
    update push_deliveries as delivery
    set state = 'sending', tries = tries + 1, due_at = now() + ${seconds} * interval '1 second'
    from due, push_subscriptions as subscription
    where delivery.resource_id = due.resource_id and delivery.subscription_id = due.subscription_id
      and subscription.id = due.subscription_id
    returning delivery.resource_id as "resourceId", delivery.subscription_id as "subscriptionId", delivery.tries,
      subscription.endpoint, subscription.auth_secret as "authSecret",
      subscription.notification_key as "notificationKey"`.execute(db)
  return rows
}

export interface Result {
  resourceId: number
  subscriptionId: string
  state: 'sent' | 'failed' | 'waiting'
  problem: string
  /** Seconds until it is due again. */
  after: number
}

export async function updateDeliveries(db: Db, results: Result[]): Promise<void> {
  if (results.length === 0) return
  await sql`
    update push_deliveries as delivery
    set state = result.state, problem = result.problem, due_at = now() + result.after * interval '1 second'
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as result ("resourceId" integer, "subscriptionId" bigint, state text, problem text, after double precision)
    where delivery.resource_id = result."resourceId" and delivery.subscription_id = result."subscriptionId"`.execute(db)
}

/** Refused so many times in a row, a subscription is deleted: its browser subscribes anew when a session starts there. */
const maxRefusals = 3

/** What push services said of subscriptions. */
export interface Verdicts {
  sent: string[]
  refused: string[]
  gone: string[]
}

/** Deletes subscriptions that are gone, or were refused again and again. */
export async function settleSubscriptions(db: Db, { sent, refused, gone }: Verdicts): Promise<void> {
  const named = (ids: string[]) => sql`id = any(${ids}::bigint[])`
  if (sent.length > 0)
    await sql`update push_subscriptions set refusals = 0 where refusals > 0 and ${named(sent)}`.execute(db)
  if (refused.length > 0)
    await sql`update push_subscriptions set refusals = refusals + 1 where ${named(refused)}`.execute(db)
  if (refused.length + gone.length > 0)
    await sql`
      delete from push_subscriptions
      where ${named(gone)} or (${named(refused)} and refusals >= ${maxRefusals})`.execute(db)
}

export async function deleteDeliveriesOf(db: Db, resourceId: number): Promise<void> {
  await db.deleteFrom('pushDeliveries').where('resourceId', '=', resourceId).where('state', '<>', 'sent').execute()
}

/** Seconds until the next message is due, 0 when one is; null when none is left. */
export async function findNextDue(db: Db): Promise<number | null> {
  const { seconds } = await db
    .selectFrom('pushDeliveries')
    .select(sql<number | null>`extract(epoch from min(due_at) - now())::float8`.as('seconds'))
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirstOrThrow()
  // Not PostgreSQL's greatest(): it returns 0 for 0 and null.
  return seconds === null ? null : Math.max(0, seconds)
}

/** Resources with an announcement that stopped before it was finished. */
export async function listUnfinished(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('pushAnnouncements').select('resourceId').whereRef('doneId', '<', 'lastId').execute()
  return rows.map(({ resourceId }) => resourceId)
}

/** The results of messages are of no use after a while. */
export async function deleteOldDeliveries(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('pushDeliveries').where('dueAt', '<', before).where('state', 'in', ['sent', 'failed']).execute()
}

/** The browsers of operators who allow notifications and are logged in. */
export function listOperatorBrowsers(db: Db, live: LiveSessions): Promise<Array<Browser & { id: string }>> {
  return db
    .selectFrom('pushSubscriptions')
    .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'pushSubscriptions.id',
      'pushSubscriptions.endpoint',
      'pushSubscriptions.authSecret',
      'pushSubscriptions.notificationKey',
    ])
    .where('users.role', '=', 'admin')
    .where('users.status', '=', 'active')
    .where('users.allowNotifications', '=', true)
    .where('sessions.lastUsedAt', '>', live.usedSince)
    .where('sessions.createdAt', '>', live.begunSince)
    .execute()
}
