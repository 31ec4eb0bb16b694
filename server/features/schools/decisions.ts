import type { AuditAction } from '#contract/audit-actions.ts'
import { type By, recordAudit } from '../../database/audit.ts'
import { lockSchool, type SchoolRow } from '../../database/memberships.ts'
import type { Db } from '../../database/tables.ts'
import { refuseStale } from '../../database/versions.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { findRecord, linkSuccessor } from '../register/service.ts'
import { readPostcode } from './details.ts'
import { approvedEmail, questionEmail, rejectedEmail, reopenedEmail } from './emails.tsx'
import { deleteLetter } from './letter-code/queries.ts'
import { tellStaff } from './mails.ts'
import { insertMessage, isRecordTaken, markApproved, updateSchool } from './queries.ts'

/** A school as it was when an operator looked at it. */
export interface SeenSchool {
  id: string
  version: number
}

/**
 * Runs one of the operator's actions: the school is locked while it lasts, and the action is written to the audit log. Throws
 * `school/decided-already` for a school in another state than the action needs, and `changed-meanwhile` for one that has
 * changed since the operator saw it.
 */
export async function decide(
  { db }: Deps,
  by: By,
  seen: SeenSchool,
  { action, from }: { action: AuditAction; from?: Array<SchoolRow['status']> },
  act: (db: Db, school: SchoolRow) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const school = await lockSchool(trx, seen.id)
    if (!school) throw new Failure('not-found')
    if (from && !from.includes(school.status)) throw new Failure('school/decided-already')
    refuseStale('school', school.version, seen.version)
    await act(trx, school)
    await recordAudit(trx, by, action, school.id)
  })
}

/** Throws `not-found` for a record that is not there and `school/record-taken` for one of another approved school. */
async function refuseTakenRecord(db: Db, schoolId: string, registerId: number | null): Promise<void> {
  if (registerId === null) return
  if (!(await findRecord(db, registerId))) throw new Failure('not-found')
  if (await isRecordTaken(db, { registerIds: [registerId], schoolId, by: ['approved'] }))
    throw new Failure('school/record-taken')
}

/** Whatever was asked or written, the operator has acted upon it. */
const answered = { question: '', hasMessage: false }

/** Approves a pending school, linking a register record or none. */
export function approveSchool(deps: Deps, by: By, seen: SeenSchool, registerId: number | null): Promise<void> {
  return decide(deps, by, seen, { action: 'school.approved', from: ['pending'] }, async (db, school) => {
    await refuseTakenRecord(db, school.id, registerId)
    await deleteLetter(db, school.id)
    await tellStaff(deps, db, await markApproved(db, school.id, { registerId }), approvedEmail)
  })
}

/** Rejects a pending or an approved school, which reads the reason; or again one that has appealed. */
export function rejectSchool(deps: Deps, by: By, seen: SeenSchool, reason: string): Promise<void> {
  const from = ['pending', 'approved', 'rejected'] as const
  return decide(deps, by, seen, { action: 'school.rejected', from: [...from] }, async (db, school) => {
    if (school.status === 'rejected' && !school.hasMessage) throw new Failure('school/decided-already')
    await insertMessage(db, { schoolId: school.id, author: 'operator', text: reason })
    await deleteLetter(db, school.id)
    const decided = { status: 'rejected', decidedAt: new Date(), reason, ...answered } as const
    const rejected = await updateSchool(db, school.id, decided)
    const canAppeal = school.appealedAt === null
    await tellStaff(deps, db, rejected, (settings, about) => rejectedEmail(settings, { ...about, reason, canAppeal }))
  })
}

/** Asks a pending school for more; it stays pending. */
export function askSchool(deps: Deps, by: By, seen: SeenSchool, question: string): Promise<void> {
  return decide(deps, by, seen, { action: 'school.asked', from: ['pending'] }, async (db, school) => {
    await insertMessage(db, { schoolId: school.id, author: 'operator', text: question })
    const asked = await updateSchool(db, school.id, { ...answered, question })
    await tellStaff(deps, db, asked, (settings, about) => questionEmail(settings, { ...about, question }))
  })
}

/** Reverses a decision: the school is pending again until an operator decides. */
export function reopenSchool(deps: Deps, by: By, seen: SeenSchool): Promise<void> {
  const from = ['approved', 'rejected'] as const
  return decide(deps, by, seen, { action: 'school.reopened', from: [...from] }, async (db, school) => {
    const reopened = { status: 'pending', reopenedAt: new Date(), decidedAt: null, reason: '', ...answered } as const
    await tellStaff(deps, db, await updateSchool(db, school.id, reopened), reopenedEmail)
  })
}

/** Links another record of the register, or none. */
export function linkRecord(deps: Deps, by: By, seen: SeenSchool, registerId: number | null): Promise<void> {
  return decide(deps, by, seen, { action: 'school.linked' }, async (db, school) => {
    await refuseTakenRecord(db, school.id, registerId)
    await updateSchool(db, school.id, { registerId })
  })
}

/**
 * Says which record followed the closed one of a school, and moves its link there. While another approved school has that
 * record, the link stays and the school is counted no more: the two have become one. Throws `not-found` when the school has no
 * closed record, or no open record has the id.
 */
export function followRecord(deps: Deps, by: By, seen: SeenSchool, successorId: number): Promise<void> {
  return decide(deps, by, seen, { action: 'school.followed' }, async (db, school) => {
    const closed = school.registerId === null ? null : await findRecord(db, school.registerId)
    const successor = await findRecord(db, successorId)
    if (!closed || closed.isOpen || !successor?.isOpen) throw new Failure('not-found')
    const isTaken = await isRecordTaken(db, { registerIds: [successor.id], schoolId: school.id, by: ['approved'] })
    await linkSuccessor(db, closed.id, successor.id)
    await updateSchool(db, school.id, isTaken ? {} : { registerId: successor.id })
  })
}

/** Corrects the name and the postcode. */
export function correctSchool(
  deps: Deps,
  by: By,
  seen: SeenSchool,
  wanted: { title: string; postcode: string },
): Promise<void> {
  const postcode = readPostcode(wanted.postcode)
  return decide(deps, by, seen, { action: 'school.corrected' }, async (db, school) => {
    await updateSchool(db, school.id, { title: wanted.title, postcode })
  })
}
