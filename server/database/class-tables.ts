import type { ColumnType, Generated } from 'kysely'
import type { Face } from '#contract/feedback.ts'
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
  /** What families open counts as no class. */
  isForFamilies: Generated<boolean>
  /** Its maker has been asked for the numbers of the class. */
  isAsked: Generated<boolean>
}

/** How often a code was opened on a day. */
interface ClassOpensTable {
  codeId: string
  /** As 2027-03-04. */
  day: ColumnType<Date, string, never>
  opens: Generated<number>
}

/** As 2027-03-04, in London. */
type Day = ColumnType<Date, string, string>

export type SchoolUse =
  | 'class'
  | 'reading'
  | 'open'
  | 'arrival'
  | 'paper'
  | 'edition'
  | 'board'
  | 'lesson'
  | 'finished'
  | 'step'
  | 'minute'

interface SchoolUsesTable {
  schoolId: string
  resourceId: number
  /** The first of the month once it is older than a term. */
  day: Day
  use: SchoolUse
  times: number
}

interface LedLessonsTable {
  id: Generated<string>
  schoolId: string
  resourceId: number
  day: Day
  steps: number
  /** 0 for a board without the plan. */
  reached: number
  minutes: number | null
  isAsked: Generated<boolean>
}

export interface ClassOutcomesTable {
  id: Generated<string>
  schoolId: string
  resourceId: number
  day: Day
  year: number
  children: number
  firstTowards: number | null
  firstExpected: number | null
  firstBeyond: number | null
  secondTowards: number | null
  secondExpected: number | null
  secondBeyond: number | null
  changedMinds: boolean
  quietVoices: boolean
  willTry: boolean
  version: Generated<number>
}

export interface BookFeedbackTable {
  /** The browser's, which makes an answer that is sent twice one answer. */
  id: string
  /** Null for somebody who belongs to no school. */
  schoolId: string | null
  resourceId: number
  day: Day
  /** A parent's; else that of staff, about a class. */
  isFamily: boolean
  /** As England counts school years; 0 for several. */
  year: number
  face: Face
  again: boolean
  talked: boolean
  hardWords: boolean
}

/** The page on which a school shows its parents what is taught, while it is open. */
interface TaughtPagesTable {
  schoolId: string
  code: string
  createdAt: Moment
}

export interface TaughtPlansTable {
  id: Generated<string>
  schoolId: string
  resourceId: number
  /** As England counts school years; 0 for several. */
  year: number
  /** The first day of the term. */
  term: Day
  isTaught: boolean
}

export interface ClassTables {
  classCodes: ClassCodesTable
  classOpens: ClassOpensTable
  schoolUses: SchoolUsesTable
  ledLessons: LedLessonsTable
  classOutcomes: ClassOutcomesTable
  bookFeedback: BookFeedbackTable
  taughtPages: TaughtPagesTable
  taughtPlans: TaughtPlansTable
}
