import { getSchoolTitle } from '../../database/memberships.ts'
import type { Deps } from '../../deps.ts'
import { sendMail } from '../mailbox/service.ts'
import { colleagueAsksEmail, deskColleagueAsksEmail } from './emails.tsx'
import { listStaffByLead } from './queries.ts'

/** Somebody who says that they work at a school, as far as a provider vouches for them. */
export interface Asking {
  person: string
  email: string
  /** That the provider vouches for. */
  domain: string
  provider: string
}

/** Tells the lead of a school that somebody asks to be invited; the people who run the portal where a school has no staff. */
export async function askLead(deps: Deps, schoolId: string, asking: Asking): Promise<void> {
  const { appName, deskEmail } = deps.config
  await deps.db.transaction().execute(async (db) => {
    const [lead] = await listStaffByLead(db, schoolId)
    const words = { school: await getSchoolTitle(db, schoolId), ...asking }
    const mail = lead
      ? await colleagueAsksEmail(deps.config, words)
      : await deskColleagueAsksEmail(deps.config, { ...words, schoolId })
    const to = lead ? { name: lead.fullName, email: lead.email } : { name: appName, email: deskEmail }
    await sendMail(deps.jobs, db, { to, ...mail })
  })
}
