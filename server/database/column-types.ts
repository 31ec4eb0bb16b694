import type { ColumnType } from 'kysely'

/** Set by the database when left out. */
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>

export type NullableMoment = ColumnType<Date | null, Date | null | undefined, Date | null>

/** JSON is written as text (`JSON.stringify`) and read as the value. */
export type Json<T> = ColumnType<T, string, string>

/** The same with a default in the database. */
export type DefaultedJson<T> = ColumnType<T, string | undefined, string>
