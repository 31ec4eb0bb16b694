import { type Bands, type ClassOutcome, OutcomeStatement } from './evidence.ts'

type Outcomes = readonly ClassOutcome[]

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export interface YearGroup {
  /** As in `ClassNumbers`. */
  year: number
  classes: number
  children: number
}

/** The classes and children of each year, the youngest first, classes of several years last. */
export function byYearGroup(outcomes: Outcomes): YearGroup[] {
  return [1, 2, 3, 4, 5, 6, 0].flatMap((year) => {
    const classes = outcomes.filter((outcome) => outcome.year === year)
    const children = sum(classes.map((outcome) => outcome.children))
    return classes.length === 0 ? [] : [{ year, classes: classes.length, children }]
  })
}

/** The children of several classes by band, before and after. */
export interface ClassMovement {
  classes: number
  first: Bands
  second: Bands
}

/** Where the children of all classes with both colours stood; null without such a class. */
export function movementOf(outcomes: Outcomes): ClassMovement | null {
  const moved = outcomes.flatMap(({ first, second }) => (first && second ? [{ first, second }] : []))
  if (moved.length === 0) return null
  return {
    classes: moved.length,
    first: add(moved.map((one) => one.first)),
    second: add(moved.map((one) => one.second)),
  }
}

const add = (all: readonly Bands[]): Bands => ({
  towards: sum(all.map(({ towards }) => towards)),
  expected: sum(all.map(({ expected }) => expected)),
  beyond: sum(all.map(({ beyond }) => beyond)),
})

/** Of how many classes staff ticked each statement. */
export const countStatements = (outcomes: Outcomes) =>
  OutcomeStatement.options.map((statement) => ({
    statement,
    classes: outcomes.filter(({ statements }) => statements.includes(statement)).length,
  }))
