import * as z from 'zod/mini'
import { schoolYearIn, UkNation } from './curriculum.ts'
import { endpoint } from './endpoint.ts'
import { ResourceId } from './resources.ts'
import { Version } from './version.ts'

/** The largest class: what more children did together is entered class by class. */
export const maxClassSize = 60

/** The smallest class that is told by bands: of fewer, a band would tell about one child whom the school knows by name. */
export const minBanded = 5

/** For how many days after the class read or was taught its numbers can be entered and corrected. */
export const outcomeDays = 14

const children = `Enter how many children took part, from 1 to ${maxClassSize}. Enter a second class by itself.`
const places = `Enter a number of children from 0 to ${maxClassSize}.`
const Children = z.int(places).check(z.minimum(0, places), z.maximum(maxClassSize, places))

export type Bands = z.infer<typeof Bands>
/** How many children were in each band of a lesson plan. */
export const Bands = z.object({ towards: Children, expected: Children, beyond: Children })

/** What staff may tick about a class: these sentences alone, because where people can write, a name can stand. */
export const OutcomeStatement = z.enum(['changed-minds', 'quiet-voices', 'will-try'])
export type OutcomeStatement = z.infer<typeof OutcomeStatement>

export const sumOfBands = ({ towards, expected, beyond }: Bands): number => towards + expected + beyond

/** A class as its nation calls its year: "Year 3", "P4". 0 is a class of several. */
export const yearName = (year: number, nation: UkNation | null): string =>
  year === 0 ? 'Mixed years' : schoolYearIn(nation ?? 'england', year)

const chooseYear = 'Choose a year.'
const tooMany = 'These are more children than took part. Change a number.'
const tooFew = 'With fewer than five children, the colours would tell about one child. Save without them.'
const bothColours = 'Enter both colours, or neither.'

const numbers = {
  year: z.int(chooseYear).check(z.minimum(0, chooseYear), z.maximum(6, chooseYear)),
  children: z.int(children).check(z.minimum(1, children), z.maximum(maxClassSize, children)),
  first: z.nullable(Bands),
  second: z.nullable(Bands),
  statements: z.array(OutcomeStatement).check(z.maxLength(3)),
}

const ClassNumbers = z.object(numbers)
/**
 * What a class showed. `year`: as England counts school years, 0 for a class of several. `first` and `second`: the two
 * colours of the plan, before and after the lesson; null where the class did without. Children may be in no band.
 */
export type ClassNumbers = z.infer<typeof ClassNumbers>

const checkNumbers = [
  z.refine<ClassNumbers>(({ first, children: all }) => !first || all >= minBanded, {
    path: ['children'],
    error: tooFew,
  }),
  z.refine<ClassNumbers>(({ first, children: all }) => !first || sumOfBands(first) <= all, {
    path: ['first'],
    error: tooMany,
  }),
  z.refine<ClassNumbers>(({ second, children: all }) => !second || sumOfBands(second) <= all, {
    path: ['second'],
    error: tooMany,
  }),
  z.refine<ClassNumbers>(({ first, second }) => (first === null) === (second === null), {
    path: ['second'],
    error: bothColours,
  }),
] as const

/** What is asked about: a lesson, as `startLesson` named it, or a class code of the caller. */
const about = { lesson: z.optional(z.string().check(z.maxLength(120))), code_id: z.optional(z.uuid()) }

const Steps = z.int().check(z.minimum(0), z.maximum(100))

/**
 * Counts a lesson that begins, for the school of the caller: with the plan (`reached` is its first step), or with the board
 * alone (0). `lesson` names it for an hour or two; nobody's name is stored with it. `children`: how many the class may have.
 */
export const startLesson = endpoint({
  method: 'POST',
  path: '/api/lessons',
  access: 'staff',
  body: z.object({ resource_id: ResourceId, steps: Steps, reached: Steps }),
  response: z.object({ lesson: z.string(), nation: z.nullable(UkNation), children: z.nullable(z.int()) }),
  errors: ['resource/locked'],
})

/** Says how far a lesson came, when it ends or its window is left. It may be said again: the most counts. */
export const endLesson = endpoint({
  method: 'POST',
  path: '/api/lessons/end',
  access: 'staff',
  body: z.object({ lesson: z.string().check(z.maxLength(120)), steps: Steps, reached: Steps }),
  response: z.object({}),
})

export type OutcomeQuestions = z.infer<typeof OutcomeQuestions>
/** `day`: the last on which the code was opened; `opens`: how often on its busiest day. `children`: the size entered last. */
export const OutcomeQuestions = z.object({
  nation: z.nullable(UkNation),
  children: z.nullable(z.int()),
  codes: z.array(
    z.object({ id: z.string(), resource_id: z.int(), title: z.string(), day: z.iso.date(), opens: z.int() }),
  ),
})

/** Lists the class codes of the caller that were used in the last fortnight, and that nobody has been asked about yet. */
export const listOutcomeQuestions = endpoint({
  method: 'GET',
  path: '/api/school/outcomes/questions',
  access: 'staff',
  response: OutcomeQuestions,
})

/**
 * Keeps the numbers of a class for the school of the caller. `is_another`: the school has another class of this year with
 * this book on this day, and means it.
 */
export const addOutcome = endpoint({
  method: 'POST',
  path: '/api/school/outcomes',
  access: 'staff',
  body: z.object({ ...numbers, ...about, is_another: z._default(z.boolean(), false) }).check(...checkNumbers),
  response: z.object({ id: z.string() }),
  errors: ['outcome/asked', 'outcome/twice', 'outcome/too-late'],
})

/** Says that nobody wants to enter numbers, so that the caller is not asked again. */
export const skipOutcome = endpoint({
  method: 'POST',
  path: '/api/school/outcomes/skip',
  access: 'staff',
  body: z.object(about),
  response: z.object({}),
})

const byId = z.object({ id: z.uuid() })

/** Corrects the numbers of a class of the caller's school, for a fortnight. */
export const updateOutcome = endpoint({
  method: 'PUT',
  path: '/api/school/outcomes/:id',
  access: 'staff',
  params: byId,
  body: z.object({ ...numbers, version: Version }).check(...checkNumbers),
  response: z.object({}),
  errors: ['outcome/too-late', 'changed-meanwhile'],
})

/** Deletes the numbers of a class of the caller's school. */
export const deleteOutcome = endpoint({
  method: 'DELETE',
  path: '/api/school/outcomes/:id',
  access: 'staff',
  params: byId,
  response: z.object({}),
})

export type ClassOutcome = z.infer<typeof ClassOutcome>
/** `month`: such as 2026-11. `day`: null once it is older than a term. `is_open`: it can still be corrected. */
export const ClassOutcome = z.object({
  ...numbers,
  id: z.string(),
  title: z.string(),
  day: z.nullable(z.iso.date()),
  month: z.string(),
  is_open: z.boolean(),
  version: z.int(),
})

export type TaughtBook = z.infer<typeof TaughtBook>
/**
 * A storybook and its papers. `classes`: codes that a class used for the first time; `readings`: a code on a day on which it
 * was opened; `opens`: how often. `lessons`: led with the plan, `finished` to its last step, in `minutes` where that is
 * known; `boards`: led without. `papers`, `editions`: what staff downloaded. `image`: as `OpenedResource` has it.
 */
export const TaughtBook = z.object({
  id: z.int(),
  title: z.string(),
  image: z.string(),
  classes: z.int(),
  readings: z.int(),
  opens: z.int(),
  lessons: z.int(),
  finished: z.int(),
  minutes: z.int(),
  boards: z.int(),
  papers: z.int(),
  editions: z.int(),
})

export type SchoolEvidence = z.infer<typeof SchoolEvidence>
/** What the classes of a school did in a period: `books`, the most used first, and `outcomes`, the latest first. */
export const SchoolEvidence = z.object({
  nation: z.nullable(UkNation),
  books: z.array(TaughtBook),
  outcomes: z.array(ClassOutcome),
})

const inPeriod = z.object({ period: z.optional(z.string().check(z.maxLength(20))) })

/** Sends the books of `SchoolEvidence` as CSV. `period`: as in `viewSchoolReading`. */
export const exportTaughtBooks = endpoint({
  method: 'GET',
  path: '/api/school/evidence/books/export',
  access: 'staff',
  query: inPeriod,
  download: 'text/csv',
})

/** Sends the outcomes of `SchoolEvidence` as CSV: a line for each class. */
export const exportOutcomes = endpoint({
  method: 'GET',
  path: '/api/school/evidence/outcomes/export',
  access: 'staff',
  query: inPeriod,
  download: 'text/csv',
})
