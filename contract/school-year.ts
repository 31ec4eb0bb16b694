import * as z from 'zod/mini'
import { CurriculumRow, UkNation } from './curriculum.ts'
import { endpoint } from './endpoint.ts'
import { ClassOutcome, OutcomeStatement, TaughtBook } from './evidence.ts'
import { Moment } from './text.ts'

/** As `SchoolYear` of `school-years.ts`. */
export const SchoolYear = z.object({
  id: z.string(),
  name: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  is_over: z.boolean(),
})

/** The classes of a year that staff entered. `year`: as in `ClassNumbers`. */
const YearGroup = z.object({ year: z.int(), classes: z.int(), children: z.int() })

/** The children of several classes by band. */
const SumOfBands = z.object({ towards: z.int(), expected: z.int(), beyond: z.int() })

export type Covered = z.infer<typeof Covered>
/** What a curriculum asks for, and how each book that a class read or was taught covers it. */
export const Covered = z.extend(z.omit(CurriculumRow, { nation: true, source: true, read_on: true, covers: true }), {
  books: z.array(z.object({ title: z.string(), covers: z.string(), source: z.string(), read_on: z.string() })),
})

export type HeldSession = z.infer<typeof HeldSession>
/** An enterprise session that took place. `year_groups`: as the school named them. */
export const HeldSession = z.object({
  day: z.iso.date(),
  format: z.enum(['', 'in-person', 'online']),
  year_groups: z.array(z.string()),
})

export type SchoolYearRecord = z.infer<typeof SchoolYearRecord>
/**
 * What a school did in a school year, as of `as_of_time`. `books`, `outcomes`, `nation`: as in `SchoolEvidence`. `covered`: of
 * the books that a class read with a code or was taught with the plan, by the curriculum of the school's nation, England's
 * where it is unknown. `movement`: of the classes with both colours; null without any. `statements`: of how many classes
 * staff ticked each. `sessions`: the latest first.
 */
export const SchoolYearRecord = z.object({
  school: z.string(),
  nation: z.nullable(UkNation),
  year: SchoolYear,
  years: z.array(SchoolYear),
  as_of_time: Moment,
  books: z.array(TaughtBook),
  year_groups: z.array(YearGroup),
  covered: z.array(Covered),
  movement: z.nullable(z.object({ classes: z.int(), first: SumOfBands, second: SumOfBands })),
  statements: z.array(z.object({ statement: OutcomeStatement, classes: z.int() })),
  outcomes: z.array(ClassOutcome),
  sessions: z.array(HeldSession),
})

/** `year`: the id of one of the years on offer; the latest when left out. */
const inYear = z.object({ year: z.optional(z.string().check(z.maxLength(20))) })

/** Returns what the school of the caller did in a school year, since it has been on the portal. */
export const viewSchoolYear = endpoint({
  method: 'GET',
  path: '/api/school/year',
  access: 'staff',
  query: inYear,
  response: SchoolYearRecord,
})

export type ShelfCoverage = z.infer<typeof ShelfCoverage>
/**
 * `nation`: that of the caller's school, null where the portal does not know it. `books`: of storybooks with rows of its
 * curriculum, of England's where it is unknown, how many there are, and how many of these `SchoolYearRecord.covered` of this
 * school year has; `covered` is null for callers other than staff of an approved school. Parents get none.
 */
export const ShelfCoverage = z.object({
  nation: z.nullable(UkNation),
  books: z.array(z.object({ id: z.int(), rows: z.int(), covered: z.nullable(z.int()) })),
})

/** Returns what the shelf says of the curriculum: how much of it each storybook covers, and what the school's classes have had. */
export const viewShelfCoverage = endpoint({
  method: 'GET',
  path: '/api/resources/coverage',
  access: 'user',
  response: ShelfCoverage,
})

export const yearFigures = ['books', 'year-groups', 'covered', 'movement', 'classes', 'sessions'] as const
export type YearFigure = (typeof yearFigures)[number]

/** Sends one figure of `SchoolYearRecord` as CSV; `classes` are its outcomes, a line each. */
export const exportSchoolYear = endpoint({
  method: 'GET',
  path: '/api/school/year/:figure/export',
  access: 'staff',
  params: z.object({ figure: z.enum(yearFigures) }),
  query: inYear,
  download: 'text/csv',
})

/** Sends the numbers of a class of the caller's school as evidence for a subject lead: one or two pages, without a name. */
export const readClassEvidence = endpoint({
  method: 'GET',
  path: '/api/school/outcomes/:id/evidence',
  access: 'staff',
  params: z.object({ id: z.uuid() }),
  download: 'application/pdf',
  errors: ['resource/printing-busy'],
})
