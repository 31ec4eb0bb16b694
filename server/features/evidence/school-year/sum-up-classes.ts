import { type Bands, type ClassOutcome, OutcomeStatement } from '#contract/evidence.ts'
import type { Covered, SchoolYearRecord } from '#contract/school-year.ts'
import type { listCovered } from './queries.ts'

type Outcomes = readonly ClassOutcome[]
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The classes and children of each year, the youngest first, classes of several years last. */
export function byYearGroup(outcomes: Outcomes): SchoolYearRecord['year_groups'] {
  return [1, 2, 3, 4, 5, 6, 0].flatMap((year) => {
    const classes = outcomes.filter((outcome) => outcome.year === year)
    const children = sum(classes.map((outcome) => outcome.children))
    return classes.length === 0 ? [] : [{ year, classes: classes.length, children }]
  })
}

/** Where the children of all classes with both colours stood, before and after; null without one. */
export function movementOf(outcomes: Outcomes): SchoolYearRecord['movement'] {
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
export const countStatements = (outcomes: Outcomes): SchoolYearRecord['statements'] =>
  OutcomeStatement.options.map((statement) => ({
    statement,
    classes: outcomes.filter(({ statements }) => statements.includes(statement)).length,
  }))

/** What several books cover is one row: documents in the order in which the books name them, with their parts together. */
export function joinCovered(rows: Awaited<ReturnType<typeof listCovered>>): Covered[] {
  const joined = new Map<string, Covered>()
  for (const { title, covers, source, readOn, isQuoted, ...row } of rows) {
    const key = JSON.stringify([row.document, row.edition, row.area, row.code, row.statement])
    const known = joined.get(key) ?? { ...row, is_quoted: isQuoted, books: [] }
    known.books.push({ title, covers, source, read_on: readOn })
    joined.set(key, known)
  }
  const all = [...joined.values()]
  const documents = [...new Set(all.map(({ document }) => document))]
  return documents.flatMap((document) =>
    all
      .filter((row) => row.document === document)
      .sort((a, b) => a.area.localeCompare(b.area, 'en-GB') || a.code.localeCompare(b.code, 'en-GB')),
  )
}
