import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './tables.ts'

/** A 256-bit key of the portal's own, made when it is first asked for and the same on every instance ever after. */
export async function getServerKey(db: Kysely<Database>, name: string): Promise<Buffer> {
  await db
    .insertInto('serverKeys')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('serverKeys').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}
