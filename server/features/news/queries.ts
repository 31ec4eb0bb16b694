import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/tables.ts'

/** Records that somebody wants e-mails about new books from now on. */
export async function upsertReader(db: Db, userId: string): Promise<void> {
  await db
    .insertInto('newsReaders')
    .values({ userId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ since: sql<Date>`now()` }))
    .execute()
}

/** Whether somebody said yes, and has not said no since: here, or with the link of a mail. */
export async function isReader(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('newsReaders')
    .innerJoin('users', 'users.id', 'newsReaders.userId')
    .select('userId')
    .where('userId', '=', userId)
    .where(hasNotRefused)
    .executeTakeFirst()
  return found !== undefined
}

const hasNotRefused = sql<SqlBool>`not exists (
  select from unwanted_mails as refused where refused.email = users.email and refused.list = 'news')`

/** Its mail server accepts mails to it. */
const isReachable = sql<SqlBool>`not exists (select from bouncing_addresses as bouncing where bouncing.email = users.email)`

/** The readers who would get a mail now: staff of approved schools whose accounts are in use. */
const readers = (db: Db) =>
  db
    .selectFrom('newsReaders')
    .innerJoin('users', 'users.id', 'newsReaders.userId')
    .innerJoin('schools', 'schools.id', 'users.schoolId')
    .where('users.role', '=', 'senior')
    .where('users.status', '=', 'active')
    .where('users.deletionRequestedAt', 'is', null)
    .where('schools.status', '=', 'approved')
    .where(hasNotRefused)
    .where(isReachable)

export async function countReaders(db: Db): Promise<number> {
  const { count } = await readers(db)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The next readers after one, or the first ones, in the order of their ids. */
export function listReaders(db: Db, after: string | null, atOnce: number) {
  return readers(db)
    .select(['users.id', 'users.email', 'users.fullName'])
    .$if(after !== null, (next) => next.where('users.id', '>', after))
    .orderBy('users.id')
    .limit(atOnce)
    .execute()
}

export async function findName(db: Db, userId: string): Promise<string> {
  const { fullName } = await db
    .selectFrom('users')
    .select('fullName')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return fullName
}

/** That a book has been told; undefined if it has not. */
export function findNewsOf(db: Db, resourceId: number) {
  return db.selectFrom('bookNews').selectAll().where('resourceId', '=', resourceId).executeTakeFirst()
}

/** The book that was told last, which may have been deleted since. */
export function findLatestNews(db: Db) {
  return db
    .selectFrom('bookNews')
    .leftJoin('resources', 'resources.id', 'bookNews.resourceId')
    .select(['resources.title', 'bookNews.toldAt'])
    .orderBy('bookNews.toldAt', 'desc')
    .executeTakeFirst()
}

export async function insertNews(db: Db, resourceId: number): Promise<number> {
  const { id } = await db.insertInto('bookNews').values({ resourceId }).returning('id').executeTakeFirstOrThrow()
  return id
}

/** News whose mails have not all been written, locked until the transaction ends; undefined when they have. */
export function lockNews(db: Db, id: number) {
  return db
    .selectFrom('bookNews')
    .selectAll()
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateNews(
  db: Db,
  id: number,
  { recipients, mailedUpTo }: { recipients: number; mailedUpTo: string | null },
): Promise<void> {
  const endedAt = mailedUpTo === null ? new Date() : null
  await db.updateTable('bookNews').set({ recipients, mailedUpTo, endedAt }).where('id', '=', id).execute()
}

export async function deleteNews(db: Db, id: number): Promise<void> {
  await db.deleteFrom('bookNews').where('id', '=', id).execute()
}

/** News whose mails have not all been written. */
export async function listUnfinished(db: Db): Promise<number[]> {
  const found = await db.selectFrom('bookNews').select('id').where('endedAt', 'is', null).execute()
  return found.map(({ id }) => id)
}
