import type { SchoolDetails } from '#contract/school-details.ts'
import type { Verification } from '#contract/schools.ts'
import { recordAudit, recordAuditHourly } from '../../database/audit.ts'
import { lockSchool, type SchoolRow } from '../../database/memberships.ts'
import type { Db } from '../../database/tables.ts'
import { refuseStale } from '../../database/versions.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import type { Acting } from '../../http/actor.ts'
import { schoolIdOf } from '../../http/school-id.ts'
import type { Actor } from '../../http/session-store.ts'
import { replaceLogo } from '../images/service.ts'
import { findRecord } from '../register/service.ts'
import { considerLocked } from './consider.ts'
import { readDetails } from './details.ts'
import { operatorMessageEmail } from './emails.tsx'
import { viewLetter } from './letter-code/letter-state.ts'
import { tellDesk } from './mails.ts'
import { findApplicant, findSchool, insertMessage, updateSchool } from './queries.ts'
import { toStoredDetails } from './to-stored-details.ts'

/** Whose school it is, and who it is for the audit log. */
export async function viewVerification({ db }: Deps, actor: Actor): Promise<Verification> {
  const school = await findSchool(db, schoolIdOf(actor))
  if (!school) throw new Failure('not-found')
  return toVerification(db, school)
}

async function toVerification(db: Db, school: SchoolRow): Promise<Verification> {
  return {
    status: school.status,
    sent: toStoredDetails(school),
    sent_time: school.createdAt.toISOString(),
    checked: school.checked,
    question: school.question,
    reason: school.reason,
    has_appealed: !canWrite(school),
    has_message: school.hasMessage,
    letter: school.status === 'pending' ? await viewLetter(db, school.id) : null,
    version: school.version,
  }
}

/** A pending school sends one message until we write again; a rejected one appeals once, and again only after it was approved. */
function canWrite({ status, appealedAt, hasMessage }: SchoolRow): boolean {
  return status === 'rejected' ? !appealedAt : status === 'pending' && !hasMessage
}

async function lockOwn(db: Db, actor: Actor): Promise<SchoolRow> {
  const school = await lockSchool(db, schoolIdOf(actor))
  if (!school) throw new Failure('not-found')
  return school
}

/**
 * Changes a school's details. A pending one is compared with the register again if its address is confirmed.
 * Throws `school/decided-already` for a rejected one, `changed-meanwhile` and `school/name-is-checked`.
 */
export async function correctOwnSchool(
  deps: Deps,
  { actor, by }: Acting,
  { version, ...form }: SchoolDetails & { version: number },
): Promise<Verification> {
  const details = readDetails(form)
  return deps.db.transaction().execute(async (db) => {
    const school = await lockOwn(db, actor)
    if (school.status === 'rejected') throw new Failure('school/decided-already')
    refuseStale('school', school.version, version)
    if (school.status === 'approved') await keepVerifiedName(db, school, details)
    const logo = await replaceLogo(db, { logo: form.logo, before: school.logo, uploaderId: actor.id })
    const changed = await updateSchool(db, school.id, { ...details, logo })
    await recordAuditHourly(db, by, 'school.corrected', school.id)
    const applicant = changed.status === 'pending' ? await findApplicant(db, actor.id) : null
    return toVerification(db, applicant ? await considerLocked(deps, db, changed, applicant.email) : changed)
  })
}

/** The name and the postcode are what was verified: they change to those of the register's record alone. */
async function keepVerifiedName(db: Db, school: SchoolRow, wanted: { title: string; postcode: string }): Promise<void> {
  const record = school.registerId === null ? null : await findRecord(db, school.registerId)
  const titles = [school.title, record?.name]
  const postcodes = [school.postcode, record?.postcode]
  if (!titles.includes(wanted.title)) throw Failure.at('school/name-is-checked', 'title')
  if (!postcodes.includes(wanted.postcode)) throw Failure.at('school/name-is-checked', 'postcode')
}

/** Sends a message to the operator: an answer, or the one appeal. Throws `school/already-appealed`. */
export async function writeToOperator(deps: Deps, { actor, by }: Acting, text: string): Promise<Verification> {
  return deps.db.transaction().execute(async (db) => {
    const school = await lockOwn(db, actor)
    if (school.status === 'approved') throw new Failure('school/decided-already')
    if (!canWrite(school)) throw new Failure('school/already-appealed')
    const isAppeal = school.status === 'rejected'
    await insertMessage(db, { schoolId: school.id, author: 'school', text })
    const written = await updateSchool(db, school.id, {
      question: '',
      hasMessage: true,
      ...(isAppeal && { appealedAt: new Date() }),
    })
    const action = isAppeal ? 'school.appealed' : 'school.wrote'
    await recordAudit(db, by, action, school.id)
    await tellDesk(deps, db, school, (settings, about) => operatorMessageEmail(settings, { ...about, text, isAppeal }))
    return toVerification(db, written)
  })
}
