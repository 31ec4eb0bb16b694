import type { ClassOutcome, SchoolEvidence } from '#contract/evidence.ts'
import { firstDayKept } from '../../data-protection/retention.ts'
import type { Db } from '../../database/tables.ts'
import { coverUrl } from '../resources/service.ts'
import { findNation } from '../schools/service.ts'
import { firstOpenDay } from './outcomes/ask-once.ts'
import { type Days, listOutcomes, listTaught } from './queries.ts'

/** What the classes of a school read, were taught and showed in a period. */
export async function readSchoolEvidence(db: Db, schoolId: string, days: Days): Promise<SchoolEvidence> {
  const [nation, books, outcomes] = await Promise.all([
    findNation(db, schoolId),
    listTaught(db, schoolId, days),
    listOutcomes(db, schoolId, days),
  ])
  return {
    nation,
    books: books.map(({ version, coverImage, ...book }) => ({
      ...book,
      image: version === null ? '' : coverUrl({ id: book.id, version, coverImage }),
    })),
    outcomes: outcomes.map(toOutcome),
  }
}

/** As staff see it: the day is forgotten after a term. */
export function toOutcome(row: Awaited<ReturnType<typeof listOutcomes>>[number]): ClassOutcome {
  const { id, title, year, children, version } = row
  const day = String(row.day)
  const withDay = firstDayKept('classUse')
  return {
    ...{ id, title, year, children, version },
    day: day >= withDay ? day : null,
    month: day.slice(0, 7),
    is_open: day >= firstOpenDay(),
    first: toBands(row.firstTowards, row.firstExpected, row.firstBeyond),
    second: toBands(row.secondTowards, row.secondExpected, row.secondBeyond),
    statements: [
      ...(row.changedMinds ? (['changed-minds'] as const) : []),
      ...(row.quietVoices ? (['quiet-voices'] as const) : []),
      ...(row.willTry ? (['will-try'] as const) : []),
    ],
  }
}

const toBands = (towards: number | null, expected: number | null, beyond: number | null) =>
  towards === null || expected === null || beyond === null ? null : { towards, expected, beyond }
