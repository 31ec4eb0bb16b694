import { sql } from 'kysely'
import { lastPosition } from '../../../database/positions.ts'
import type { Db } from '../../../database/tables.ts'
import { nextVersion } from '../../../database/versions.ts'

export type SponsorRow = Awaited<ReturnType<typeof listSponsorRows>>[number]

const month = (column: 'fromMonth' | 'untilMonth') => sql<string>`coalesce(to_char(${sql.ref(column)}, 'YYYY-MM'), '')`

/** In the order in which they are thanked. */
export function listSponsorRows(db: Db) {
  return db
    .selectFrom('sponsors')
    .select(['id', 'name', 'logo', 'website', 'quote', 'quoteAuthor', 'version'])
    .select([month('fromMonth').as('from'), month('untilMonth').as('until')])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export type SponsorFacts = Omit<SponsorRow, 'id' | 'version'>

const toStored = ({ from, until, ...facts }: SponsorFacts) => ({
  ...facts,
  fromMonth: from === '' ? null : `${from}-01`,
  untilMonth: until === '' ? null : `${until}-01`,
})

export async function insertSponsor(db: Db, facts: SponsorFacts): Promise<number> {
  const row = { ...toStored(facts), position: lastPosition('sponsors') }
  return (await db.insertInto('sponsors').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** One that nobody else can change until the transaction ends; null if there is none. */
export async function lockSponsor(db: Db, id: number) {
  const found = db.selectFrom('sponsors').select(['logo', 'version']).where('id', '=', id).forUpdate()
  return (await found.executeTakeFirst()) ?? null
}

export async function changeSponsor(db: Db, id: number, facts: SponsorFacts): Promise<void> {
  await db
    .updateTable('sponsors')
    .set({ ...toStored(facts), version: nextVersion('version') })
    .where('id', '=', id)
    .execute()
}

export async function removeSponsor(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sponsors').where('id', '=', id).execute()
}

/** The ids of all of them, which nobody else can change until the transaction ends. */
export async function lockSponsorIds(db: Db): Promise<number[]> {
  return (await db.selectFrom('sponsors').select('id').forUpdate().execute()).map(({ id }) => id)
}
