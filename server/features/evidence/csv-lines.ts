import type { UkNation } from '#contract/curriculum.ts'
import { type Bands, type ClassOutcome, type TaughtBook, yearName } from '#contract/evidence.ts'

export const bookHead = [
  'Book',
  'Class readings',
  'Times opened by children',
  'Lessons led',
  'Lessons led to the last step',
  'Minutes of lessons',
  'Boards led without the plan',
  'Papers downloaded',
  'Editions downloaded',
] as const

export const bookLine = (book: TaughtBook) => [
  book.title,
  ...[book.readings, book.opens, book.lessons, book.finished, book.minutes],
  ...[book.boards, book.papers, book.editions],
]

export const outcomeHead = [
  'Day or month',
  'Book',
  'Year',
  'Children',
  'First colour: working towards',
  'First colour: expected',
  'First colour: beyond',
  'Second colour: working towards',
  'Second colour: expected',
  'Second colour: beyond',
  'Some children changed their mind',
  'Children who are often quiet spoke',
  'The class will try something',
] as const

const cells = (bands: Bands | null) => (bands ? [bands.towards, bands.expected, bands.beyond] : ['', '', ''])

export const outcomeLine = (
  { title, year, children, first, second, statements, day, month }: ClassOutcome,
  nation: UkNation | null,
) => [
  ...[day ?? month, title, yearName(year, nation), children],
  ...[...cells(first), ...cells(second)],
  ...(['changed-minds', 'quiet-voices', 'will-try'] as const).map((one) => (statements.includes(one) ? 1 : 0)),
]
