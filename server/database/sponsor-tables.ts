import type { ColumnType, Generated } from 'kysely'
import type { Moment, NullableMoment } from './column-types.ts'
import type { Day } from './page-tables.ts'

interface SponsorsTable {
  id: Generated<number>
  name: string
  logo: Generated<string>
  website: Generated<string>
  quote: Generated<string>
  quoteAuthor: Generated<string>
  /** The first days of its first and of its last month. */
  fromMonth: Day
  untilMonth: Day
  position: number
  version: Generated<number>
}

export interface ReportLinksTable {
  id: Generated<string>
  tokenHash: Buffer
  /** Null for a report about the whole portal. */
  sponsorId: number | null
  period: string
  createdAt: Moment
  expiresAt: ColumnType<Date, Date, Date>
  opens: Generated<number>
  lastOpenedAt: NullableMoment
}

/** Who pays for the portal, and who reads what came of it. */
export interface SponsorTables {
  sponsors: SponsorsTable
  reportLinks: ReportLinksTable
}
