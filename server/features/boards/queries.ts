import { sql } from 'kysely'
import type { Topic } from '../../database/changes.ts'
import type { Db } from '../../database/tables.ts'

/** Tells every instance, this one included. Nothing is stored; the database takes 8000 bytes at most. */
export async function announce(db: Db, topic: Topic, content: string): Promise<void> {
  await sql`select pg_notify('changes', ${`${topic}:${content}`})`.execute(db)
}
