import type { Kysely } from 'kysely'
import type { EmailContent } from '../../adapters/email.tsx'
import type { Database } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { continueThread } from '../inbox/service.ts'
import { findLead } from '../people/service.ts'
import { belongsToSchool } from './queries.ts'

type Db = Kysely<Database>

/** A booking as far as it says whom to write to. */
interface Asked {
  id: string
  userId: string | null
  schoolId: string | null
  name: string
  email: string
}

/**
 * Whom to write to about a booking: whoever asked, as long as they are at its school, otherwise the school's lead. The
 * e-mail address is `""` if the school has nobody left.
 */
export async function findContact(
  db: Db,
  { userId, schoolId, name, email }: Asked,
): Promise<{ name: string; email: string }> {
  if (schoolId === null || (email !== '' && (await belongsToSchool(db, userId, schoolId)))) return { name, email }
  const lead = await findLead(db, schoolId)
  return { name: lead?.fullName ?? '', email: lead?.email ?? '' }
}

/**
 * Writes to the contact of a booking, in its thread. `calendar`: an entry that goes with the e-mail, as iCalendar.
 * Returns the e-mail's id, or null if there is nobody to write to.
 */
export async function mailContact(
  deps: Deps,
  db: Db,
  booking: Asked,
  { mail, calendar = '' }: { mail: EmailContent; calendar?: string },
): Promise<string | null> {
  const to = await findContact(db, booking)
  return to.email === '' ? null : continueThread(deps, db, { item: { bookingId: booking.id }, to, mail, calendar })
}
