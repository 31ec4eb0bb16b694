import { byPortal, recordAudit } from '../../database/audit.ts'
import { lockSchool, type SchoolRow } from '../../database/memberships.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import {
  type CandidateMatch,
  decideByRegister,
  type EnteredSchool,
  findCandidates,
  listFitting,
  listSameSchool,
  type RegisterRow,
} from '../register/service.ts'
import { letterDueEmail, pendingEmail, welcomeEmail } from './emails.tsx'
import { isForLetter, planLetter } from './letter-code/make-code.ts'
import { tellStaff } from './mails.ts'
import { findApplicant, hasMessages, isRecordTaken, markApproved, updateSchool } from './queries.ts'

const takenUp = 'We are looking at your school, and will write to you.'
const byLetter = 'We will post a code to the school’s address in the register. It approves the school.'
const onPortalAlready =
  'A school with this record is already on the portal, so we will look at yours. If a colleague registered it, ask them to invite you.'

/** What a school entered, as the register compares it. `email` must have been confirmed for a decision. */
export function enteredBy(school: SchoolRow, email: string): EnteredSchool {
  return { title: school.title, postcode: school.postcode, address1: school.address1, city: school.city, email }
}

/**
 * Compares the pending school of somebody, whose address is confirmed, with the register: approves it at once when the
 * register says so, else keeps what was compared for the operator. Does nothing about anybody else's school.
 */
export async function considerSchool(deps: Deps, userId: string): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const applicant = await findApplicant(db, userId)
    const school = applicant?.schoolId ? await lockSchool(db, applicant.schoolId) : null
    if (applicant && school?.status === 'pending') await considerLocked(deps, db, school, applicant.email)
  })
}

/** The same for a school that the caller's transaction has locked, pending; answers it as it is afterwards. */
export async function considerLocked(deps: Deps, db: Db, school: SchoolRow, email: string): Promise<SchoolRow> {
  const entered = enteredBy(school, email)
  const candidates = await findCandidates(db, entered)
  const { record, checked } = decideByRegister(candidates, entered)
  const fit = record ?? onlyFit(candidates)
  const registerId = fit?.id ?? null
  const isTaken = fit !== null && (await isOnPortal(db, fit, school.id))
  // What has been reopened or written about, only an operator approves.
  const isTakenUp = school.reopenedAt !== null || (await hasMessages(db, school.id))
  const forLetter = !isTaken && !isTakenUp && isForLetter(fit, email) ? fit : null
  if (record && !isTaken && !isTakenUp) return approve()
  return keepPending()

  async function approve(): Promise<SchoolRow> {
    const comparedAt = school.comparedAt ?? new Date()
    const approved = await markApproved(db, school.id, { email, registerId, comparedAt, checked: asJson(checked) })
    await recordAudit(db, byPortal, 'school.approved-by-register', school.id)
    await tellStaff(deps, db, approved, welcomeEmail)
    return approved
  }

  async function keepPending(): Promise<SchoolRow> {
    const told = [
      ...checked,
      ...(forLetter ? [byLetter] : []),
      ...(isTaken ? [onPortalAlready] : []),
      ...(isTakenUp ? [takenUp] : []),
    ]
    const pending = await updateSchool(db, school.id, {
      email,
      checked: asJson(told),
      comparedAt: school.comparedAt ?? new Date(),
      registerId: isTakenUp ? school.registerId : registerId,
    })
    await recordAudit(db, byPortal, 'school.compared', school.id)
    if (!isTakenUp) await planLetter(db, school, forLetter)
    if (school.comparedAt === null) await tellStaff(deps, db, pending, forLetter ? letterDueEmail : pendingEmail)
    return pending
  }
}

const asJson = (sentences: string[]) => JSON.stringify(sentences)

/** Whether another school has this record, or one that is the same school: it was registered before its record changed. */
async function isOnPortal(db: Db, record: RegisterRow, schoolId: string): Promise<boolean> {
  const registerIds = [record.id, ...(await listSameSchool(db, record))]
  return isRecordTaken(db, { registerIds, schoolId, by: ['pending', 'approved'] })
}

/** The one open record whose name and postcode were entered: the school that this says it is. */
function onlyFit(candidates: CandidateMatch[]): RegisterRow | null {
  const [only, ...others] = listFitting(candidates)
  return only && others.length === 0 ? only.record : null
}
