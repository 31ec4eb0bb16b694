import { byPortal, recordAudit } from '../../../database/audit.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { sendMail } from '../../mailbox/service.ts'
import { schoolWithoutStaffEmail } from './emails.tsx'
import type { DesertedSchool } from './erase-account.ts'

/** An approved school stays, because its parents have been given access; nobody can look after it any more. */
export async function tellOfDeserted(deps: Deps, db: Db, school: DesertedSchool): Promise<void> {
  const { appName, deskEmail } = deps.config
  const mail = await schoolWithoutStaffEmail(deps.config, { school: school.title })
  await recordAudit(db, byPortal, 'school.without-staff', school.id)
  await sendMail(deps.jobs, db, { to: { name: appName, email: deskEmail }, ...mail })
}
