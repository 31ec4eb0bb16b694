import type { Kysely, Selectable } from 'kysely'
import type { Database, RegisterSchoolsTable } from '../../database/tables.ts'

type Db = Kysely<Database>

/** A school as the national register has it. */
export type RegisterRow = Omit<Selectable<RegisterSchoolsTable>, 'searchName' | 'rowHash' | 'importedAt'>

const registerColumns = [
  'id',
  'register',
  'urn',
  'name',
  'isOpen',
  'status',
  'phase',
  'typeGroup',
  'lowAge',
  'highAge',
  'pupils',
  'street',
  'locality',
  'address3',
  'town',
  'county',
  'postcode',
  'postcodeKey',
  'website',
  'websiteHost',
  'localAuthority',
  'region',
  'easting',
  'northing',
  'closedOn',
] as const

export async function findRecord(db: Db, id: number): Promise<RegisterRow | null> {
  const query = db.selectFrom('registerSchools').select(registerColumns).where('id', '=', id)
  return (await query.executeTakeFirst()) ?? null
}
