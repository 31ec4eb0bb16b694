import { type Selectable, sql } from 'kysely'
import type { RegisterSchoolsTable } from '../../database/register-tables.ts'
import { literally } from '../../database/search.ts'
import type { Db } from '../../database/tables.ts'

/** A school as the national register has it. */
export type RegisterRow = Omit<Selectable<RegisterSchoolsTable>, 'searchName' | 'cameLater' | 'importedAt'>

const registerColumns = [
  'id',
  'register',
  'urn',
  'name',
  'otherName',
  'isOpen',
  'status',
  'phase',
  'typeGroup',
  'lowAge',
  'highAge',
  'language',
  'pupils',
  'freeMealPercent',
  'deprivedPercent',
  'street',
  'locality',
  'address3',
  'town',
  'county',
  'postcode',
  'postcodeKey',
  'phone',
  'website',
  'websiteHost',
  'localAuthority',
  'region',
  'nation',
  'easting',
  'northing',
  'closedOn',
  'successorUrns',
  'successorId',
] as const

export async function findRecord(db: Db, id: number): Promise<RegisterRow | null> {
  const query = db.selectFrom('registerSchools').select(registerColumns).where('id', '=', id)
  return (await query.executeTakeFirst()) ?? null
}

/**
 * What may be a school that was entered: by postcode, by the area of it, by website, and by name anywhere. Names are
 * compared by their trigrams.
 */
export function listLikely(
  db: Db,
  entered: { postcodeKey: string; area: string; hosts: string[]; searchName: string; telling: string },
): Promise<RegisterRow[]> {
  const { postcodeKey, area, hosts, searchName, telling } = entered
  const byLikeness = sql`similarity(search_name, ${searchName}) desc`
  const ids = db.selectFrom('registerSchools').select('id')
  return db
    .with(
      'likely',
      () =>
        sql<{ id: number }>`
        ((${ids.where('postcodeKey', '=', postcodeKey).where('postcodeKey', '<>', '').limit(50)})
        union (${ids
          .where('postcodeKey', 'like', `${area || '-'}___`)
          .orderBy(byLikeness)
          .limit(20)})
        union (${ids
          .where('websiteHost', 'in', ['-', ...hosts])
          .orderBy(byLikeness)
          .limit(20)})
        union (${ids.where(sql<boolean>`search_name %> ${telling}`).orderBy(byLikeness).limit(20)}))`,
    )
    .selectFrom('registerSchools')
    .select(registerColumns)
    .where('id', 'in', (from) => from.selectFrom('likely').select('id'))
    .execute()
}

/** The open records with a website at one of these hosts, or below one. */
export async function listOpenAt(db: Db, hosts: string[]): Promise<RegisterRow[]> {
  if (hosts.length === 0) return []
  const below = hosts.map((host) => `%.${literally(host)}`)
  const open = db.selectFrom('registerSchools').select(registerColumns).where('isOpen', '=', true)
  const isAt = sql<boolean>`(website_host = any (${hosts}) or website_host like any (${below}))`
  return open.where(isAt).execute()
}

/** The other records at the postcode or with the website of one. */
export function listBeside(db: Db, { id, postcodeKey, websiteHost }: RegisterRow): Promise<RegisterRow[]> {
  return db
    .selectFrom('registerSchools')
    .select(registerColumns)
    .where('id', '<>', id)
    .where(({ or, and, eb }) =>
      or([
        and([eb('postcodeKey', '=', postcodeKey), eb('postcodeKey', '<>', '')]),
        and([eb('websiteHost', '=', websiteHost), eb('websiteHost', '<>', '')]),
      ]),
    )
    .execute()
}

/** The open records that followed this one, as the register or an operator says, also over several steps. */
export async function listFollowing(db: Db, { id }: RegisterRow): Promise<RegisterRow[]> {
  return db
    .with(
      'chain',
      () => sql<{ id: number }>`
        (with recursive steps as (
          select id, is_open, successor_id, successor_urns from register_schools where id = ${id}
          union
          select next.id, next.is_open, next.successor_id, next.successor_urns
          from steps join register_schools as next
            on next.id = steps.successor_id
            or (steps.successor_id is null and next.register = 'gias' and next.urn = any (steps.successor_urns))
          where not steps.is_open)
        select id from steps)`,
    )
    .selectFrom('registerSchools')
    .select(registerColumns)
    .where('id', 'in', (from) => from.selectFrom('chain').select('id'))
    .where('id', '<>', id)
    .where('isOpen', '=', true)
    .orderBy('name')
    .execute()
}

/** Says which record followed one that has closed. */
export async function updateSuccessor(db: Db, id: number, successorId: number): Promise<void> {
  await db.updateTable('registerSchools').set({ successorId }).where('id', '=', id).execute()
}

/** These records, as far as they are open, in the order of the ids. */
export async function listOpen(db: Db, ids: number[]): Promise<RegisterRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('registerSchools')
    .select(registerColumns)
    .where('id', 'in', ids)
    .where('isOpen', '=', true)
    .execute()
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

export async function hasOpenSchools(db: Db): Promise<boolean> {
  const query = db.selectFrom('registerSchools').select('id').where('isOpen', '=', true).limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

/** What the search reads of the open schools with the next ids after this one. */
export function listSearchable(db: Db, afterId: number, limit: number) {
  return db
    .selectFrom('registerSchools')
    .select(['id', 'name', 'otherName', 'street', 'locality', 'address3', 'town', 'county', 'postcodeKey'])
    .select(['lowAge', 'highAge'])
    .where('id', '>', afterId)
    .where('isOpen', '=', true)
    .orderBy('id')
    .limit(limit)
    .execute()
}
