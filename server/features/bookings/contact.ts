import type { Kysely } from 'kysely'
import type { EmailContent } from '../../adapters/email.tsx'
import type { Database } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { continueThread } from '../inbox/service.ts'
import { findLead } from '../people/service.ts'
import { isOnStaff } from './queries.ts'

type Db = Kysely<Database>

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

/**
 * Sends an e-mail to the contact of a booking, in its thread, with a calendar entry (iCalendar) if there is one. Returns the
 * e-mail's id, or null if there is nobody to write to.
 */
export async function mailContact(
  deps: Deps,
  db: Db,
  booking: Addressed,
  { mail, calendar = '' }: { mail: EmailContent; calendar?: string },
): Promise<string | null> {
  const to = await findContact(db, booking)
  return to.email === '' ? null : continueThread(deps, db, { item: { bookingId: booking.id }, to, mail, calendar })
}
