import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { hasMorningBegun } from '../../../contract/morning.ts'
import type { Deps } from '../../deps.ts'
import { isCheckName, titleOf } from './all-checks.ts'
import { digestEmail } from './emails.tsx'
import {
  findLastDigest,
  type Incident,
  insertDigest,
  listFindings,
  listOpenIncidents,
  listPastIncidents,
} from './queries.ts'
import { mailOperators } from './tell-operators.ts'

/** The last Monday whose morning has begun in the UK, such as 2026-11-23. */
export function lastDigestDay(now: Date): string {
  const today = todayInUk(now)
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  return dayAfter(today, sinceMonday === 0 && !hasMorningBegun(now) ? -7 : -sinceMonday)
}

const sentence = ({ name, what }: Incident) => `${titleOf(name)}. ${what}`

/**
 * Mails the operators what happened since the last of these e-mails, once each Monday, or later if the portal was off. The first one follows
 * on the Monday after the portal was set up.
 */
export async function sendDigest(deps: Deps): Promise<void> {
  const week = lastDigestDay(new Date())
  await deps.db.transaction().execute(async (db) => {
    const last = await findLastDigest(db)
    if (last?.week === week || !(await insertDigest(db, week)) || !last) return
    const findings = await listFindings(db)
    const mail = await digestEmail(deps.config, {
      ended: (await listPastIncidents(db, last.sentAt)).map(({ name, what }) => `${titleOf(name)}. It was: ${what}`),
      ongoing: (await listOpenIncidents(db)).filter(({ toldAt }) => toldAt !== null).map(sentence),
      open: findings.filter(({ name, state }) => state === 'open' && isCheckName(name)).map(({ what }) => what),
    })
    await mailOperators(deps, db, mail)
  })
}
