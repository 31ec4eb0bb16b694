import type { Assurance, Checks } from '#contract/assurance.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { unprintable } from '../../../../print/fonts.ts'
import { type ByUser, recordAudit } from '../../../database/audit.ts'
import type { Db } from '../../../database/tables.ts'
import { staleVersion } from '../../../database/versions.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { insertEntry } from '../../inbox/service.ts'
import { mailContact } from '../contact.ts'
import { letterReadyEmail } from '../emails.tsx'
import { type FoundBooking as Booking, findBooking } from '../queries.ts'
import {
  findAssurance,
  findLastAssurance,
  listAssurances,
  listAssuredSessions,
  lockBooking,
  type StoredAssurance,
  saveAssurance,
} from './queries.ts'

type Agreed = Pick<Booking, 'status' | 'visitor' | 'school'> & { sessionOn: string }

/** Days for which checks are suggested for further sessions of a visitor with the same name. */
const suggestedDays = 365

const nothingChecked: Checks = {
  ...{ identity_checked: false, dbs_level: '', dbs_issued_on: '' },
  ...{ right_to_work_checked: false, references_taken: false, confirmed_by: '' },
}

/** "李 and 😀" for the characters of a text that cannot be printed; `""` if all can. */
const unprintableIn = (text: string): string => new Intl.ListFormat('en-GB').format(unprintable(text))

/** What has to be done before a session has a letter, as instructions; nothing if the school can open it. */
function missingFrom({ status, sessionOn, visitor, school }: Agreed, checks: Checks, isConfirmed: boolean): string[] {
  const isAgreed = (status === 'confirmed' || status === 'done') && sessionOn !== ''
  const [inVisitor, inSchool, inConfirmer] = [visitor, school, checks.confirmed_by].map(unprintableIn)
  const asked: [unknown, string][] = [
    [isAgreed, 'confirm the day of the session'],
    [visitor, 'name the visitor'],
    [!inVisitor, `write the name of the visitor without ${inVisitor}, which we cannot print`],
    [!inSchool, `ask the school to book under a name without ${inSchool}, which we cannot print`],
    [checks.identity_checked, 'confirm that their identity was checked'],
    [checks.dbs_level, 'choose the level of the DBS check'],
    [checks.dbs_issued_on, 'enter the date of the DBS certificate'],
    [checks.dbs_issued_on <= todayInUk(), 'correct the date of the DBS certificate, which is in the future'],
    [checks.right_to_work_checked, 'confirm that their right to work was checked'],
    [checks.references_taken, 'confirm that references were taken up'],
    [checks.confirmed_by, 'enter who confirms it'],
    [!inConfirmer, `write who confirms it without ${inConfirmer}, which we cannot print`],
  ]
  const missing = asked.filter(([isThere]) => !isThere).map(([, instruction]) => instruction)
  return missing.length === 0 && !isConfirmed ? ['confirm the checks for this session'] : missing
}

function toChecks(stored: StoredAssurance | null): Checks {
  if (!stored) return nothingChecked
  return {
    identity_checked: stored.identityChecked,
    dbs_level: stored.dbsLevel,
    dbs_issued_on: stored.dbsIssuedOn,
    right_to_work_checked: stored.rightToWorkChecked,
    references_taken: stored.referencesTaken,
    confirmed_by: stored.confirmedBy,
  }
}

const findSuggestion = (db: Db, visitor: string) =>
  visitor === '' ? null : findLastAssurance(db, visitor, dayAfter(todayInUk(), -suggestedDays))

async function toAssurance(db: Db, booking: Booking): Promise<Assurance> {
  const stored = await findAssurance(db, booking.id)
  const earlier = stored ? null : await findSuggestion(db, booking.visitor)
  const checks = toChecks(stored ?? earlier)
  const missing = missingFrom(booking, checks, stored !== null)
  return {
    ...checks,
    visitor: booking.visitor,
    confirmed_on: stored?.confirmedOn ?? '',
    confirm_time: stored?.confirmedAt.toISOString() ?? '',
    operator: stored?.operator ?? '',
    earlier: earlier && {
      booking_id: earlier.bookingId,
      reference: earlier.reference,
      confirmed_on: earlier.confirmedOn,
      operator: earlier.operator,
    },
    missing,
    other_letters: stored && missing.length > 0 ? await listOtherLetters(db, booking) : [],
  }
}

/** The coming sessions of a booking's visitor, apart from its own, that have a letter. */
async function listOtherLetters(db: Db, { id, visitor }: Booking): Promise<Assurance['other_letters']> {
  const others = (await listAssuredSessions(db, visitor, todayInUk())).filter((other) => other.id !== id)
  const stored = await listAssurances(
    db,
    others.map((other) => other.id),
  )
  return others
    .filter((other) => isComplete(other, stored.get(other.id) ?? null))
    .map(({ id: otherId, reference, school, sessionOn }) => ({ id: otherId, reference, school, session_on: sessionOn }))
}

/** Throws `not-found`. */
export async function viewAssurance({ db }: Deps, id: string): Promise<Assurance> {
  const booking = await findBooking(db, id)
  if (!booking) throw new Failure('not-found')
  return toAssurance(db, booking)
}

/** Whether a booking with these checks has a letter. */
export const isComplete = (booking: Agreed, stored: StoredAssurance | null): stored is StoredAssurance =>
  stored !== null && missingFrom(booking, toChecks(stored), true).length === 0

/** Whether the school of a booking can open its letter. */
export const hasLetter = async (db: Db, booking: Booking): Promise<boolean> =>
  isComplete(booking, await findAssurance(db, booking.id))

/**
 * Confirms what was checked about the visitor of a booking, and mails the school when the letter becomes complete, unless the
 * school has been rejected. Throws `not-found`, and `changed-meanwhile` if the visitor or the checks are not as the operator saw them.
 */
export async function confirmAssurance(
  deps: Deps,
  by: ByUser,
  id: string,
  { visitor, confirm_time: seen, ...checks }: Checks & { visitor: string; confirm_time: string },
): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    await lockBooking(db, id)
    const booking = await findBooking(db, id)
    if (!booking) throw new Failure('not-found')
    const before = await findAssurance(db, id)
    if (booking.visitor !== visitor || (before?.confirmedAt.getTime() ?? 0) !== (seen ? Date.parse(seen) : 0))
      throw staleVersion('booking')
    const wasReady = isComplete(booking, before)
    await saveAssurance(db, {
      ...{ bookingId: id, visitor, identityChecked: checks.identity_checked, dbsLevel: checks.dbs_level },
      ...{ dbsIssuedOn: checks.dbs_issued_on, rightToWorkChecked: checks.right_to_work_checked },
      ...{ referencesTaken: checks.references_taken, confirmedBy: checks.confirmed_by },
      ...{ confirmedOn: todayInUk(), confirmedAt: new Date(), confirmerId: by.userId },
    })
    await recordAudit(db, by, 'booking.assured', booking.reference)
    const { reference, sessionOn: day, status, isSchoolRejected } = booking
    if (wasReady || isSchoolRejected || status !== 'confirmed' || !(await hasLetter(db, booking))) return
    const mail = await letterReadyEmail(deps.config, { reference, day })
    const mailId = await mailContact(deps, db, booking, { mail })
    if (mailId === null) return
    const text = 'A note that the letter of assurance is on the portal'
    await insertEntry(db, { bookingId: id }, { kind: 'note', text, authorId: by.userId, mailId })
  })
}

/** What the letter about a session says. Throws `not-found` unless it is complete. */
export async function getLetter({ db }: Deps, id: string) {
  const booking = await findBooking(db, id)
  const stored = booking && (await findAssurance(db, id))
  if (!(booking && isComplete(booking, stored))) throw new Failure('not-found')
  return { booking, checks: toChecks(stored), confirmedOn: stored.confirmedOn }
}
