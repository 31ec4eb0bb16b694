import type { ColumnType, Generated } from 'kysely'
import type { Moment, NullableMoment } from './column-types.ts'

/** As 2027-03-04. */
export type Day = ColumnType<Date | null, string | null | undefined, string | null>

interface PageVersionsTable {
  name: string
  version: number
  title: string
  /** Markdown, as the operator typed it. */
  source: string
  authorId: string | null
  createdAt: Moment
}

interface PageSignaturesTable {
  id: Generated<number>
  name: string
  /** Of the text that was signed. */
  textHash: string
  /** Name and position, as the signer typed them. */
  signedBy: string
  signerId: string | null
  signedAt: Moment
}

interface TestimonialsTable {
  id: Generated<number>
  quote: string
  author: string
  authorRole: Generated<string>
  isExample: Generated<boolean>
  /** Days, as 2027-03-04. */
  saidOn: Day
  agreedOn: Day
  /** Where the agreement can be read again, for operators. */
  agreedHow: Generated<string>
  version: Generated<number>
  position: number
  createdAt: Moment
  deletedAt: NullableMoment
}

/** Texts of the site. */
export interface PageTables {
  pageVersions: PageVersionsTable
  pageSignatures: PageSignaturesTable
  testimonials: TestimonialsTable
}
