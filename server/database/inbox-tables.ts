import type { ColumnType, Generated } from 'kysely'
import type { DefaultedJson, Moment } from './column-types.ts'

export interface EnquiriesTable {
  id: Generated<string>
  reference: string
  status: Generated<'new' | 'answered' | 'closed'>
  version: Generated<number>
  userId: string | null
  name: string
  email: string
  telephone: Generated<string>
  postcode: Generated<string>
  message: string
  createdAt: Moment
  updatedAt: Moment
}

export interface BookingsTable {
  id: Generated<string>
  reference: string
  status: Generated<'requested' | 'confirmed' | 'done' | 'cancelled'>
  version: Generated<number>
  userId: string | null
  schoolId: string | null
  name: string
  email: string
  phone: Generated<string>
  school: string
  message: Generated<string>
  preferredDates: DefaultedJson<string[]>
  yearGroups: DefaultedJson<string[]>
  classSizes: Generated<string>
  /** A day such as "2027-03-04", selected as text. */
  sessionOn: ColumnType<Date | null, string | null | undefined, string | null>
  createdAt: Moment
  updatedAt: Moment
}

export interface DeskEntriesTable {
  id: Generated<string>
  enquiryId: string | null
  bookingId: string | null
  kind: 'reply' | 'status' | 'note'
  text: string
  authorId: string | null
  mailId: string | null
  createdAt: Moment
}
