import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './tables.ts'

/** The name of the key that secrets in the database are sealed with. No backup has it. */
export const secretsKey = 'secrets'

/** A 256-bit key of the portal, created on first use and the same on every instance from then on. */
export async function getServerKey(db: Kysely<Database>, name: string): Promise<Buffer> {
  await db
    .insertInto('serverKeys')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('serverKeys').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}
