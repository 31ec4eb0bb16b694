import { pageSize } from '#contract/paging.ts'
import type { PeopleFilter, Person } from '#contract/people.ts'
import { keptSince, lastDayKept } from '../../data-protection/retention.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { schoolIdOf } from '../../http/school-id.ts'
import type { Actor } from '../../http/session-store.ts'
import { countFound, findLead, type ListedPerson, listPeople, updateJoinedBy } from './queries.ts'
import { reviewedSince } from './review/review.ts'

export { addBySignIn } from './add-by-sign-in.ts'
export { askLead } from './ask-lead.ts'
export { refuseWithoutSuccessor } from './lead.ts'
export { findLead, isKeptOut, isRefused } from './queries.ts'

interface Wanted {
  show: PeopleFilter
  q: string
  page: number
}

/**
 * The people of the actor's school. The lead sees everybody; colleagues see the names of the staff, and are refused the
 * rest (`people/not-lead`).
 */
export async function viewPeople({ db }: Deps, actor: Actor, { show, q, page }: Wanted) {
  const schoolId = schoolIdOf(actor)
  const lead = await findLead(db, schoolId)
  const isLead = lead?.id === actor.id
  if (show !== 'staff' && !isLead) throw new Failure('people/not-lead')
  const base = {
    schoolId,
    leadId: lead?.id ?? null,
    endedSince: keptSince('endedAccess'),
    reviewedSince: reviewedSince(),
  }
  // Colleagues are shown no addresses, so they can search for none.
  const search = { ...base, show, q: isLead ? q : '' }
  const listed = await listPeople(db, search, { limit: pageSize, offset: (page - 1) * pageSize })
  const count = (counted: PeopleFilter) => countFound(db, { ...base, show: counted, q: '' })
  const counts = { staff: await count('staff'), parents: await count('parents'), ended: 0, review: 0 }
  if (isLead) {
    counts.ended = await count('ended')
    counts.review = await count('review')
  }
  return {
    people: listed.map((person) => toPerson(person, { actor, leadId: base.leadId, isLead })),
    total: search.q === '' ? counts[show] : await countFound(db, search),
    counts,
    is_lead: isLead,
  }
}

/** Whether somebody could look after the school, as the lead is found. */
const canLead = ({ role, status, endedAt, deletionRequestedAt }: ListedPerson) =>
  role === 'senior' && status === 'active' && !endedAt && !deletionRequestedAt

function toPerson(
  person: ListedPerson,
  { actor, leadId, isLead }: { actor: Actor; leadId: string | null; isLead: boolean },
): Person {
  const { endedAt } = person
  return {
    id: person.id,
    name: person.fullName,
    email: isLead ? person.email : '',
    role: person.role === 'senior' ? 'senior' : 'parent',
    is_lead: person.id === leadId,
    is_own: person.id === actor.id,
    can_lead: canLead(person),
    is_confirmed: person.status !== 'not-active',
    joined_by: person.joinedBy,
    join_time: person.joinedAt.toISOString(),
    last_used_month: isLead ? person.lastUsedMonth : '',
    end_time: endedAt?.toISOString() ?? '',
    undo_until: endedAt ? lastDayKept('endedAccess', endedAt) : '',
    ended_by: person.endedBy ?? '',
  }
}

export const isLeadOf = async (db: Db, schoolId: string, userId: string): Promise<boolean> =>
  (await findLead(db, schoolId))?.id === userId

/** By which invitation the account that was just made came to its school; keeps the address if the school entered it. */
export async function noteInvited(
  db: Db,
  userId: string,
  { email, role, isFromCsv, inviterRole }: Invited,
): Promise<void> {
  const isBySchool = isFromCsv || role === 'senior' || inviterRole === 'senior'
  const joinedBy = isFromCsv ? 'list' : isBySchool ? 'invitation' : 'parent'
  await updateJoinedBy(db, userId, { joinedBy, invitedEmail: isBySchool ? email : null })
}

interface Invited {
  email: string
  /** What they were invited to be. */
  role: string
  isFromCsv: boolean
  /** Null when the inviter's account is gone. */
  inviterRole: string | null
}
