import type { ErrorCode } from './errors.ts'

export const roles = ['senior', 'parent', 'admin'] as const
export type Role = (typeof roles)[number]
export const userStatuses = ['not-active', 'active', 'disabled'] as const
export type UserStatus = (typeof userStatuses)[number]
export const schoolStatuses = ['pending', 'approved', 'rejected'] as const
export type SchoolStatus = (typeof schoolStatuses)[number]

/**
 * What an operator may do, least first; each may do what those before may. `support` answers people and looks at their accounts;
 * `editor` changes what the portal shows: resources, texts, products, figures; `moderator` decides about schools, disables accounts
 * and exports; `owner` changes who runs it, reads the audit log and says what other operators may do.
 */
export const operatorRights = ['support', 'editor', 'moderator', 'owner'] as const
export type OperatorRights = (typeof operatorRights)[number]

/** Whether an access level is one of operators. */
export const isForOperators = (access: string): access is OperatorRights =>
  operatorRights.some((rights) => rights === access)

/**
 * The facts about a signed-in user that access depends on. `schoolStatus` is null without a school; `rights` is null for
 * everybody but operators, and for an operator to whom nobody has given any, which are the least.
 */
export interface Principal {
  role: Role
  status: UserStatus
  schoolStatus: SchoolStatus | null
  rights: OperatorRights | null
  /** Logged in with a password alone where that is not enough: only the second step is open. */
  isFirstStep?: boolean
}

/** A class that has opened a book with a class code. It is nobody in particular: every child of the class is the same one. */
export interface ClassPrincipal {
  role: 'class'
}

/**
 * Who may call an endpoint: anybody, anybody signed in, staff of an approved school, operators with at least these rights, or
 * either staff or editors (`author`, who may put resources on it); the last three with a confirmed address. `class`: a class
 * that has opened a book, and nobody else; everywhere else it counts as not logged in. `first-step`: as `user`, also for
 * those who have given their password and still have to take the second step.
 */
export type Access = 'visitor' | 'first-step' | 'user' | 'staff' | OperatorRights | 'author' | 'class'

/** The one comparison of a person or a class with an access level: null when allowed, else the error to answer. */
export function refusal(access: Access, actor: Principal | ClassPrincipal | null): ErrorCode | null {
  if (access === 'visitor') return null
  if (!actor) return 'not-authorised'
  if (access === 'class') return actor.role === 'class' ? null : 'not-allowed'
  if (actor.role === 'class') return 'not-authorised'
  if (access === 'first-step') return null
  if (actor.isFirstStep) return 'account/second-step'
  if (access === 'user') return null
  return isAllowed(access, actor) ? null : 'not-allowed'
}

function isAllowed(access: 'staff' | 'author' | OperatorRights, actor: Principal): boolean {
  if (actor.status !== 'active') return false
  const isStaff = actor.role === 'senior' && actor.schoolStatus === 'approved'
  if (access === 'staff') return isStaff
  if (access === 'author') return isStaff || hasRights(actor, 'editor')
  return hasRights(actor, access)
}

/** Whether somebody is an operator with at least these rights. */
export function hasRights({ role, rights }: Pick<Principal, 'role' | 'rights'>, wanted: OperatorRights): boolean {
  return role === 'admin' && operatorRights.indexOf(rights ?? 'support') >= operatorRights.indexOf(wanted)
}

/**
 * What somebody may read. `none`: nothing, not even free books; `free-only`: free ones, the others are not shown;
 * `free`: free ones, the others are shown locked; `full`: every published one; `drafts`: unpublished ones too.
 */
export type ReadAccess = 'none' | 'free-only' | 'free' | 'full' | 'drafts'

/** The reading rights of an account, in the order in which its states are asked: school first, then address. */
export function readAccessOf({ role, status, schoolStatus }: Omit<Principal, 'rights'>): ReadAccess {
  if (role === 'admin') return status === 'active' ? 'drafts' : 'free-only'
  if (role === 'senior' && schoolStatus === 'rejected') return 'none'
  if (status !== 'active') return 'free-only'
  return schoolStatus === 'approved' ? 'full' : 'free'
}
