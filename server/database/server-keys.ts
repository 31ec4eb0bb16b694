import { randomBytes } from 'node:crypto'
import type { Db } from './tables.ts'

/** The name of the key that secrets in the database are sealed with. No backup has it. */
export const secretsKey = 'secrets'

/**
 * A 256-bit key of the portal, created on first use and the same on every instance from then on. Once it is there, it is read
 * without writing: a portal whose database takes no writes needs its keys too.
 */
export async function getServerKey(db: Db, name: string): Promise<Buffer> {
  const found = await findKey(db, name)
  if (found) return found
  const created = db.insertInto('serverKeys').values({ name, value: randomBytes(32) })
  await created.onConflict((conflict) => conflict.doNothing()).execute()
  // Another instance may have been faster.
  return (await findKey(db, name)) as Buffer
}

async function findKey(db: Db, name: string): Promise<Buffer | undefined> {
  const found = await db.selectFrom('serverKeys').select('value').where('name', '=', name).executeTakeFirst()
  return found?.value
}

const cachedKeys = new WeakMap<Db, Map<string, Promise<Buffer>>>()

/** The same, read once by each process: for keys that many requests need. */
export function getCachedServerKey(db: Db, name: string): Promise<Buffer> {
  const known = cachedKeys.get(db) ?? new Map<string, Promise<Buffer>>()
  cachedKeys.set(db, known)
  const key = known.get(name) ?? getServerKey(db, name)
  known.set(name, key)
  key.catch(() => known.delete(name))
  return key
}
