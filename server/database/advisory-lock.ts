import { sql } from 'kysely'
import type { Db } from './tables.ts'

// PostgreSQL's advisory locks, each named by a text that is hashed: https://www.postgresql.org/docs/current/explicit-locking.html

/** Runs `work` while nobody else, on any instance, holds the lock of this name. */
export async function withAdvisoryLock<T>(db: Db, name: string, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(hashtext(${name}))`.execute(held)
    return unlockAfter(held, name, work)
  })
}

/** Runs `work`, or returns false at once if somebody else holds the lock. The lock ends with its connection. */
export function tryAdvisoryLock(db: Db, name: string, work: () => Promise<void>): Promise<boolean> {
  return db.connection().execute(async (held) => {
    const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_lock(hashtext(${name})) as free`.execute(held)
    if (!rows[0]?.free) return false
    await unlockAfter(held, name, work)
    return true
  })
}

/** Waits for the lock, which the caller's transaction then holds until its end. */
export async function lockForTransaction(db: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(db)
}

/** Whether somebody holds the lock. */
export async function isLockHeld(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ isHeld: boolean }>`
    select exists (select from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())
      and objid = (hashtext(${name})::bigint & 4294967295)::oid) as is_held`.execute(db)
  return rows[0]?.isHeld ?? false
}

async function unlockAfter<T>(held: Db, name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(held)
  }
}
