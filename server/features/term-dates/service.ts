import { nationOf, todayInUk } from '#contract/school-days.ts'
import { type OwnCalendar, type SchoolCalendar, type TermDates, termYearOf } from '#contract/term-dates.ts'
import { recordAudit } from '../../database/audit.ts'
import type { Db } from '../../database/tables.ts'
import { staleVersion } from '../../database/versions.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import type { Acting } from '../../http/actor.ts'
import { schoolIdOf } from '../../http/school-id.ts'
import { findTermDates, saveTermDates } from './queries.ts'

/** What the portal knows of the days of a school; those of England and Wales without one. */
export async function findCalendar(db: Db, schoolId: string | null): Promise<SchoolCalendar> {
  const { postcode, years } = await findTermDates(db, schoolId)
  return { nation: nationOf(postcode), years }
}

/** The calendar of a school, with the years that its staff can enter. */
export async function viewCalendar(db: Db, schoolId: string | null): Promise<OwnCalendar> {
  const year = termYearOf(todayInUk())
  return { ...(await findCalendar(db, schoolId)), can_enter: [year, year + 1] }
}

/** Throws `changed-meanwhile`, and `request/invalid` for a year that is neither this one nor the next. */
export async function enterTermDates({ db }: Deps, { actor, by }: Acting, sent: TermDates): Promise<OwnCalendar> {
  const schoolId = schoolIdOf(actor)
  const year = termYearOf(todayInUk())
  if (sent.year !== year && sent.year !== year + 1)
    throw Failure.invalid('year', 'Enter the dates of this school year or of the next.')
  const closedDays = [...new Set(sent.closed_days.filter((day) => day !== ''))].sort((one, other) =>
    one.localeCompare(other),
  )
  await db.transaction().execute(async (trx) => {
    if (!(await saveTermDates(trx, schoolId, { ...sent, closed_days: closedDays }))) throw staleVersion('page')
    await recordAudit(trx, by, 'school.term-dates-saved', schoolId)
  })
  return viewCalendar(db, schoolId)
}
