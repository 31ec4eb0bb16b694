import type { ColumnType, Generated } from 'kysely'
import type { CheckState } from '#contract/monitoring.ts'
import type { LockWait, SlowCall } from '../logging/delays.ts'
import type { Moment, NullableMoment } from './column-types.ts'

/** What each check found when it last looked. */
interface HealthChecksTable {
  name: string
  state: CheckState
  what: string
  remedy: string
  /** The setting that was looked at, where another one would make the finding void; `""` elsewhere. */
  about: Generated<string>
  /** Since when it has been in this state. */
  since: Moment
  lookedAt: Moment
}

/** Troubles. Operators are told of one that a second look has seen. */
export interface IncidentsTable {
  id: Generated<number>
  name: string
  what: string
  remedy: string
  begunAt: Moment
  toldAt: NullableMoment
  /** The first look that no longer saw it; a second one ends it. */
  wellSince: NullableMoment
  endedAt: NullableMoment
}

/** What each instance says of itself once a minute. */
interface InstanceReportsTable {
  instance: string
  reportedAt: Moment
  responses: number
  failures: number
  isFeedConnected: boolean
  clockSkewMs: number
  /** Null where files are not on a disk of the instance; a bigint comes as text. */
  diskFree: ColumnType<string | null, number | null, number | null>
  diskSize: ColumnType<string | null, number | null, number | null>
  /** What was slow in the minute. The driver writes arrays of JavaScript as PostgreSQL's, so they are given as text. */
  slowCalls: ColumnType<SlowCall[], string | undefined, string>
  lockWaits: ColumnType<LockWait[], string | undefined, string>
}

/** The weeks, by their Monday, whose digest has been sent. */
interface DigestsTable {
  week: ColumnType<Date, string, string>
  sentAt: Moment
}

/** The backups that the portal has made by itself, one each night. */
interface BackupsTable {
  night: ColumnType<Date, string, string>
  begunAt: Moment
  finishedAt: NullableMoment
  file: Generated<string>
  folder: Generated<string>
  tables: Generated<number>
  rows: ColumnType<string, number | undefined, number>
  files: Generated<number>
  bytes: ColumnType<string, number | undefined, number>
  /** When it was restored into a throw-away database and its rows were right. */
  triedAt: NullableMoment
  copiedAt: NullableMoment
  problem: Generated<string>
}

export interface HealthTables {
  healthChecks: HealthChecksTable
  incidents: IncidentsTable
  instanceReports: InstanceReportsTable
  digests: DigestsTable
  backups: BackupsTable
}
