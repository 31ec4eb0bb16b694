import type { OwnBooking } from '#contract/bookings.ts'
import { todayInUk } from '#contract/school-days.ts'
import type { EmailContent } from '../../../adapters/email.tsx'
import { type ByUser, recordAuditHourly } from '../../../database/audit.ts'
import type { Db } from '../../../database/tables.ts'
import { staleVersion } from '../../../database/versions.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import type { Actor } from '../../../http/session-store.ts'
import { insertEntry, ownScopeOf } from '../../inbox/service.ts'
import { sendMail } from '../../mailbox/service.ts'
import { findCalendar } from '../../term-dates/service.ts'
import { isComplete } from '../assurance/assurance.ts'
import { deleteAssurance, listAssurances, type StoredAssurance } from '../assurance/queries.ts'
import { calendarOf, cancellationOf } from '../calendar.ts'
import { findContact, mailContact } from '../contact.ts'
import { detailsOf } from '../details.ts'
import { bookingCancelledEmail, deskChangedEmail, sessionPostponedEmail } from '../emails.tsx'
import { updateBooking } from '../queries.ts'
import { refuseUnsuitable } from '../service.ts'
import { type FoundBooking, findOwn, listOwn, updateWishes } from './queries.ts'

/** Whether its day has not come. */
const canChange = ({ status, sessionOn }: FoundBooking) =>
  status === 'requested' || (status === 'confirmed' && sessionOn > todayInUk())

function toOwnBooking(found: FoundBooking, assurance: StoredAssurance | null): OwnBooking {
  const { id, reference, version, name, message } = found
  return {
    ...{ id, reference, version, name, message },
    // As the reports count it: nobody has to say that it took place.
    status: found.wasHeld ? 'done' : found.status,
    session_on: found.sessionOn,
    ...detailsOf(found),
    preferred_dates: found.preferredDates,
    year_groups: found.yearGroups,
    class_sizes: found.classSizes,
    can_change: canChange(found),
    has_letter: isComplete(found, assurance),
    create_time: found.createdAt.toISOString(),
  }
}

export async function listOwnBookings({ db }: Deps, actor: Actor): Promise<OwnBooking[]> {
  const found = await listOwn(db, ownScopeOf(actor))
  const assurances = await listAssurances(
    db,
    found.map(({ id }) => id),
  )
  return found.map((one) => toOwnBooking(one, assurances.get(one.id) ?? null))
}

interface Asked {
  actor: Actor
  by: ByUser
  /** A booking in the version that its school saw. */
  seen: { id: string; version: number }
}

/**
 * Changes or cancels a booking for its school. `write`: the e-mail to its contact, if they have to know. Throws `not-found`,
 * `booking/over` and `changed-meanwhile`, with nothing done.
 */
async function changeOwn(
  deps: Deps,
  { actor, by, seen }: Asked,
  {
    action,
    save,
    text,
    write,
  }: {
    action: 'changed' | 'cancelled'
    save: (db: Db) => Promise<boolean>
    text: string
    write: (found: FoundBooking) => Promise<EmailContent> | null
  },
): Promise<OwnBooking> {
  const scope = ownScopeOf(actor)
  return deps.db.transaction().execute(async (db) => {
    const found = await findOwn(db, scope, seen.id)
    if (!found) throw new Failure('not-found')
    if (!canChange(found)) throw new Failure('booking/over')
    if (!(await save(db))) throw staleVersion('booking')
    // The operator who arranges a request reads it as it is then; about an agreed day, or one that is off, the desk has to know.
    if (action === 'cancelled' || found.status === 'confirmed') await tellDesk(deps, db, found, { action, text })
    const mail = await write(found)
    const calendar = cancellationOf(found, deps.config)
    const mailId = mail && (await mailContact(deps, db, found, { mail, calendar }))
    const item = { bookingId: found.id }
    await insertEntry(db, item, { kind: 'status', text: action, authorId: by.userId, mailId })
    if (text) await insertEntry(db, item, { kind: 'reply', text, authorId: by.userId, mailId: null })
    await recordAuditHourly(db, by, `booking.${action}-by-school`, found.reference)
    const now = await findOwn(db, scope, found.id)
    // Without an agreed day there is no letter.
    return toOwnBooking(now ?? found, null)
  })
}

async function tellDesk(
  deps: Deps,
  db: Db,
  found: FoundBooking,
  { action, text }: { action: 'changed' | 'cancelled'; text: string },
): Promise<void> {
  const { appName, deskEmail } = deps.config
  const { id, reference, school, sessionOn: day } = found
  const mail = await deskChangedEmail(deps.config, { id, reference, school, day, action, text })
  const to = { name: appName, email: deskEmail }
  const { email } = await findContact(db, found)
  await sendMail(deps.jobs, db, { to, ...mail, ...(email && { replyTo: email }) })
}

const wordsOf = ({ reference, sessionOn: day }: FoundBooking) => ({ reference, day, text: '' })

/** Throws `not-found` for a booking that this person may not see. */
export async function getOwnBooking({ db }: Deps, actor: Actor, id: string): Promise<FoundBooking> {
  const found = await findOwn(db, ownScopeOf(actor), id)
  if (!found) throw new Failure('not-found')
  return found
}

/** The calendar entry of an agreed session. Throws `not-found`. */
export async function readOwnCalendar(deps: Deps, actor: Actor, id: string): Promise<string> {
  const found = await findOwn(deps.db, ownScopeOf(actor), id)
  if (found?.status !== 'confirmed' || found.sessionOn === '') throw new Failure('not-found')
  return calendarOf(
    { ...found, day: found.sessionOn, version: found.calendarVersion },
    { method: 'PUBLISH' },
    deps.config,
  )
}

/** Changes what the school would like. An agreed session needs another day then. */
export async function changeOwnBooking(
  deps: Deps,
  asked: Asked,
  wishes: { days: string[]; yearGroups: string[]; classSizes: string; message: string },
): Promise<OwnBooking> {
  const { schoolId } = await getOwnBooking(deps, asked.actor, asked.seen.id)
  refuseUnsuitable(await findCalendar(deps.db, schoolId), wishes.days)
  const days = [...new Set(wishes.days.filter((day) => day !== ''))]
  const { classSizes, message } = wishes
  const lists = { preferredDates: JSON.stringify(days), yearGroups: JSON.stringify(wishes.yearGroups) }
  return changeOwn(deps, asked, {
    action: 'changed',
    save: async (db) => {
      await deleteAssurance(db, asked.seen.id)
      return updateWishes(db, asked.seen, { ...lists, classSizes, message })
    },
    text: '',
    write: (found) =>
      found.status === 'confirmed'
        ? sessionPostponedEmail(deps.config, { ...wordsOf(found), isOwnChange: true })
        : null,
  })
}

export function cancelOwnBooking(deps: Deps, asked: Asked, text: string): Promise<OwnBooking> {
  return changeOwn(deps, asked, {
    action: 'cancelled',
    save: (db) => updateBooking(db, asked.seen, { status: 'cancelled' }),
    text,
    write: (found) => bookingCancelledEmail(deps.config, wordsOf(found)),
  })
}
