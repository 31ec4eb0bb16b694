import { randomInt } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { RegisterSchoolsTable } from '../../../database/register-tables.ts'
import type { Deps } from '../../../deps.ts'

/** A state primary in the register for ages 4 to 11, with 210 pupils, unless overridden. */
export function createRecord({ db }: Deps, record: Partial<Insertable<RegisterSchoolsTable>> = {}) {
  return db
    .insertInto('registerSchools')
    .values({
      urn: String(randomInt(100_000, 1_000_000_000)),
      name: 'Harbour Road Primary School',
      searchName: 'harbour road primary school',
      isOpen: true,
      status: 'Open',
      phase: 'Primary',
      typeGroup: 'Academies',
      lowAge: 4,
      highAge: 11,
      pupils: 210,
      ...record,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
