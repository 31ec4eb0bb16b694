import type { EmailContent, MailedBook, MailSettings } from '../../adapters/email.tsx'
import type { SchoolRow } from '../../database/memberships.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { findMailedBook, sendMail } from '../mailbox/service.ts'
import type { SchoolMail } from './emails.tsx'
import { listStaff } from './queries.ts'

/** Writes to everybody on a school's staff, in the caller's transaction. */
export async function tellStaff(
  deps: Deps,
  db: Db,
  school: SchoolRow,
  write: (settings: MailSettings, about: SchoolMail & { book: MailedBook | null }) => Promise<EmailContent>,
): Promise<void> {
  const staff = await listStaff(db, school.id)
  if (staff.length === 0) return
  const mail = await write(deps.config, { school: school.title, book: await findMailedBook(deps, db) })
  for (const { email, fullName } of staff) {
    await sendMail(deps.jobs, db, { to: { name: fullName, email }, ...mail })
  }
}

/** Writes to the people who run the portal, in the caller's transaction. */
export async function tellDesk(
  deps: Deps,
  db: Db,
  school: SchoolRow,
  write: (settings: MailSettings, about: SchoolMail) => Promise<EmailContent>,
): Promise<void> {
  const { deskEmail, appName } = deps.config
  await sendMail(deps.jobs, db, {
    to: { name: appName, email: deskEmail },
    ...(await write(deps.config, { school: school.title })),
  })
}
