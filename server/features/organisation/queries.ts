import { sql } from 'kysely'
import type { Organisation } from '#contract/organisation.ts'
import type { Db } from '../../database/tables.ts'

/** Who runs the portal and how often that has been saved, or null if never. */
export async function findSaved(db: Db): Promise<{ details: Organisation; version: number } | null> {
  return (await db.selectFrom('organisation').select(['details', 'version']).executeTakeFirst()) ?? null
}

/** Stores the version after number `before`; false when somebody else has saved since. */
export async function upsertOrganisation(db: Db, organisation: Organisation, before: number): Promise<boolean> {
  const stored = await sql`
    insert into organisation (details, version) values (${JSON.stringify(organisation)}, ${before}::int + 1)
    on conflict (is_only) do update set details = excluded.details, version = excluded.version
      where organisation.version = ${before}::int`.execute(db)
  return (stored.numAffectedRows ?? 0n) > 0n
}
