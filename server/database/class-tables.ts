import type { ColumnType, Generated } from 'kysely'
import type { Moment, NullableMoment } from './column-types.ts'

export interface ClassCodesTable {
  id: Generated<string>
  /** A keyed hash, by which a typed code is found. */
  codeHash: Buffer
  /** Readable with a key of the portal, for the teacher who made it. */
  sealedCode: Buffer
  resourceId: number
  userId: string
  /** The maker's; null for an operator. */
  schoolId: string | null
  createdAt: Moment
  until: ColumnType<Date, Date, Date>
  endedAt: NullableMoment
}

/** How often a code was opened on a day. */
interface ClassOpensTable {
  codeId: string
  /** As 2027-03-04. */
  day: ColumnType<Date, string, never>
  opens: Generated<number>
}

export interface ClassTables {
  classCodes: ClassCodesTable
  classOpens: ClassOpensTable
}
