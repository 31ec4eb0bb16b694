import type { EmailContent } from '../../adapters/email.tsx'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { continueThread } from '../inbox/service.ts'
import { findLead } from '../people/service.ts'
import { isOnStaff } from './queries.ts'

/** What says whom to write to about a booking. */
interface Addressed {
  id: string
  userId: string | null
  schoolId: string | null
  name: string
  email: string
}

/**
 * The person to write to about a booking: the one who asked, as long as they are on the staff of its school, otherwise the
 * school's lead. The e-mail address is `""` if the school has no staff left.
 */
export async function findContact(
  db: Db,
  { userId, schoolId, name, email }: Addressed,
): Promise<{ name: string; email: string }> {
  if (schoolId === null || (email !== '' && (await isOnStaff(db, userId, schoolId)))) return { name, email }
  const lead = await findLead(db, schoolId)
  return { name: lead?.fullName ?? '', email: lead?.email ?? '' }
}

/** Writes the calendar entry for the address that it is mailed to; `""` for none. */
export type WriteEntry = (to: string) => string

/**
 * Sends an e-mail to the contact of a booking, in its thread, with a calendar entry if there is one. Returns the
 * e-mail's id, or null if there is nobody to write to.
 */
export async function mailContact(
  deps: Deps,
  db: Db,
  booking: Addressed,
  { mail, calendar }: { mail: EmailContent; calendar?: WriteEntry },
): Promise<string | null> {
  const to = await findContact(db, booking)
  if (to.email === '') return null
  const entry = calendar?.(to.email) ?? ''
  return continueThread(deps, db, { item: { bookingId: booking.id }, to, mail, calendar: entry })
}
