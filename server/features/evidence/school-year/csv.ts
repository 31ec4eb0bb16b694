import { yearName } from '#contract/evidence.ts'
import { bandNames } from '#contract/outcome-words.ts'
import type { SchoolYearRecord, YearFigure } from '#contract/school-year.ts'
import { bookHead, bookLine, outcomeHead, outcomeLine } from '../csv-lines.ts'

interface Table {
  head: readonly string[]
  rows: Array<ReadonlyArray<string | number>>
}

/** Each figure of a school's year as a table. */
export const tableOf: Record<YearFigure, (record: SchoolYearRecord) => Table> = {
  books: ({ books }) => ({ head: bookHead, rows: books.map(bookLine) }),
  'year-groups': ({ year_groups: groups, nation }) => ({
    head: ['Year', 'Classes', 'Children'],
    rows: groups.map(({ year, classes, children }) => [yearName(year, nation), classes, children]),
  }),
  covered: ({ covered }) => ({
    head: ['Document', 'Edition', 'Part', 'Code', 'What it asks for', 'Book', 'How it covers it', 'Source', 'Read on'],
    rows: covered.flatMap(({ document, edition, area, code, statement, books }) =>
      books.map(({ title, covers, source, read_on: readOn }) => [
        ...[document, edition, area, code, statement],
        ...[title, covers, source, readOn],
      ]),
    ),
  }),
  movement: ({ movement }) => ({
    head: ['Band', 'Children in the first colour', 'Children in the second colour', 'Classes'],
    rows: movement
      ? (['towards', 'expected', 'beyond'] as const).map((band) => [
          ...[bandNames[band], movement.first[band], movement.second[band], movement.classes],
        ])
      : [],
  }),
  classes: ({ outcomes, nation }) => ({
    head: outcomeHead,
    rows: outcomes.map((outcome) => outcomeLine(outcome, nation)),
  }),
  sessions: ({ sessions }) => ({
    head: ['Day', 'Where', 'Classes'],
    rows: sessions.map(({ day, format, year_groups: groups }) => [day, places[format], groups.join(', ')]),
  }),
}

const places = { '': '', 'in-person': 'At the school', online: 'Online' }
