import type { ColumnType, Generated } from 'kysely'

/** A figure that the operator keeps, with its year and source. */
interface PortalFiguresTable {
  name: string
  value: number
  year: string
  source: string
  updatedAt: ColumnType<Date, Date | undefined, Date>
}

/** What each approved school adds to the statistics. Written by triggers only. */
interface SchoolFactsTable {
  schoolId: string
  /** a fraction, as text */
  children: string
  isStatePrimary: boolean
  approvedOn: Date
  /** Of the register's record; `''` where no register has it. */
  nation: string
  region: string
  localAuthority: string
  easting: number | null
  northing: number | null
  /** The school's name where the register has no number of pupils. */
  uncountedTitle: string | null
}

/** Where a maps service locates a postal address; null if it does not know the address. */
interface GeocodedPlacesTable {
  address: string
  easting: number | null
  northing: number | null
  askedAt: ColumnType<Date, Date | undefined, Date>
}

/** A counter including what has been added since; `value` is a number as text. */
interface CounterView {
  counter: string
  value: string
}

/** The summary behind the statistics; its migration describes how it is maintained. */
export interface StatisticsTables {
  portalFigures: PortalFiguresTable
  schoolFacts: SchoolFactsTable
  geocodedPlaces: GeocodedPlacesTable
  monthlyLogins: { userId: string; month: Generated<Date> }
  statisticsNow: CounterView
  statisticsTruth: CounterView
}
