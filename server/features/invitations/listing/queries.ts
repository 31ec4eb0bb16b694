import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Invitation, InvitationFilter } from '#contract/invitations.ts'
import { containing } from '../../../database/search.ts'
import type { Db } from '../../../database/tables.ts'
import { type Scope, within } from '../queries.ts'

/** Which of the invitations in a scope are wanted. */
export interface InvitationSearch {
  /** Part of an address or of a name; `""` for all. */
  q: string
  state?: InvitationFilter | undefined
  listId?: string | undefined
  role?: Invitation['role'] | undefined
}

const isBouncing = sql<boolean>`exists (select from bouncing_addresses where email = invitations.email)`
/** Names are for the staff of the school that somebody joined. */
const nameFor = (scope: Scope) =>
  'schoolId' in scope
    ? sql<string>`coalesce((select full_name from users where users.email = invitations.email
        and users.school_id = invitations.school_id and invitations.accepted_at is not null), '')`
    : sql<string>`''`

const inState: Record<InvitationFilter, RawBuilder<SqlBool>> = {
  open: sql<SqlBool>`(accepted_at is null and expires_at > now())`,
  accepted: sql<SqlBool>`(accepted_at is not null)`,
  expired: sql<SqlBool>`(accepted_at is null and expires_at <= now())`,
  undelivered: sql<SqlBool>`(accepted_at is null and ${isBouncing})`,
}

/** What a search finds in a scope, whatever its state; what was withdrawn is not shown. */
function found(scope: Scope, { q, listId, role }: InvitationSearch): RawBuilder<SqlBool> {
  const part = containing(q)
  const hasWords =
    q === '' ? sql`true` : sql`(invitations.email::text ilike ${part} or ${nameFor(scope)} ilike ${part})`
  const isOnList = listId === undefined ? sql`true` : sql`invitations.list_id = ${listId}::uuid`
  const isInRole = role === undefined ? sql`true` : sql`invitations.role = ${role}`
  return sql<SqlBool>`(${within(scope)} and withdrawn_at is null and ${hasWords} and ${isOnList} and ${isInRole})`
}

function selectInvitations(db: Db, scope: Scope) {
  return db
    .selectFrom('invitations')
    .leftJoin('users', 'users.id', 'invitations.inviterId')
    .select([
      'invitations.id',
      'invitations.email',
      'invitations.role',
      'invitations.schoolId',
      'invitations.createdAt',
    ])
    .select(['invitations.expiresAt', 'invitations.acceptedAt', 'invitations.withdrawnAt', 'users.fullName as inviter'])
    .select([isBouncing.as('isBouncing'), nameFor(scope).as('name')])
    .where(within(scope))
}

/** Colleagues first, then the newest. */
export function listInvitations(
  db: Db,
  scope: Scope,
  search: InvitationSearch,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectInvitations(db, scope)
    .where(found(scope, search))
    .where(search.state ? inState[search.state] : sql<SqlBool>`true`)
    .orderBy('invitations.role', 'desc')
    .orderBy('invitations.createdAt', 'desc')
    .orderBy('invitations.email')
    .limit(limit)
    .offset(offset)
    .execute()
}

export type InvitationCounts = Record<InvitationFilter | 'all', number>

/** How many a search finds in each state. */
export async function countInvitations(db: Db, scope: Scope, search: InvitationSearch): Promise<InvitationCounts> {
  const { rows } = await sql<InvitationCounts>`
    select count(*)::integer as all,
      count(*) filter (where ${inState.open})::integer as open,
      count(*) filter (where ${inState.accepted})::integer as accepted,
      count(*) filter (where ${inState.expired})::integer as expired,
      count(*) filter (where ${inState.undelivered})::integer as undelivered
    from invitations where ${found(scope, search)}`.execute(db)
  return rows[0] ?? { all: 0, open: 0, accepted: 0, expired: 0, undelivered: 0 }
}

export type ListedInvitation = Awaited<ReturnType<typeof listInvitations>>[number]

export async function findInvitation(db: Db, scope: Scope, id: number): Promise<ListedInvitation | null> {
  const invitation = await selectInvitations(db, scope).where('invitations.id', '=', id).executeTakeFirst()
  return invitation ?? null
}
