import type { Candidate, QueueCase } from '#contract/verification.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { isWaiting } from '../inbox/service.ts'
import { type CandidateMatch, findCandidates, findRecord, toRegisterSchool } from '../register/service.ts'
import { enteredBy, findSchool, toStoredDetails, viewCaseLetter, waysTo } from '../schools/service.ts'
import { findCase, findHolders, listHistory, listMessages } from './queries.ts'

/** Everything an operator needs to decide: the details entered, the register's record, messages and history. */
export async function viewCase({ db }: Deps, schoolId: string): Promise<QueueCase> {
  const entry = await findCase(db, schoolId)
  const school = await findSchool(db, schoolId)
  if (!entry || !school) throw new Failure('not-found')
  const candidates = await findCandidates(db, enteredBy(school, entry.email))
  const holders = await findHolders(
    db,
    candidates.map(({ record }) => record.id),
    schoolId,
  )
  const linked = school.registerId === null ? null : await findRecord(db, school.registerId)
  return {
    id: entry.id,
    title: entry.title,
    postcode: entry.postcode,
    state: entry.state,
    email: entry.email,
    is_email_confirmed: entry.applicantStatus === 'active',
    has_message: entry.hasMessage,
    is_waiting: await isWaiting(db, 'schools', schoolId),
    has_appealed: school.appealedAt !== null,
    create_time: entry.createdAt.toISOString(),
    version: school.version,
    entered: toStoredDetails(school),
    applicant: entry.fullName ?? '',
    phone_number: entry.phoneNumber || school.phoneNumber,
    reason: school.reason,
    question: school.question,
    linked: linked && toRegisterSchool(linked),
    letter: await viewCaseLetter(db, schoolId),
    letter_ways: waysTo(linked),
    candidates: candidates.map((candidate) => toCandidate(candidate, holders.get(candidate.record.id) ?? '')),
    messages: (await listMessages(db, schoolId)).map(({ author, text, createdAt }) => ({
      from: author,
      text,
      time: createdAt.toISOString(),
    })),
    history: (await listHistory(db, schoolId)).map(({ action, actor, at }) => ({
      action,
      actor,
      time: at.toISOString(),
    })),
  }
}

function toCandidate({ record, score, reasons }: CandidateMatch, takenBy: string): Candidate {
  const { lowAge, highAge } = record
  return {
    ...toRegisterSchool(record),
    status: record.status,
    phase: record.phase,
    ages: lowAge === null || highAge === null ? '' : `${lowAge} to ${highAge}`,
    website: record.website,
    local_authority: record.localAuthority,
    score,
    reasons,
    taken_by: takenBy,
  }
}
