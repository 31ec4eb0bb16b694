import type { ErrorCode } from './errors.ts'

export type Role = 'senior' | 'parent' | 'admin'
export type UserStatus = 'not-active' | 'active' | 'disabled'
export type SchoolStatus = 'pending' | 'approved' | 'rejected'

/** The facts about a signed-in user that access depends on. `schoolStatus` is null without a school. */
export interface Principal {
  role: Role
  status: UserStatus
  schoolStatus: SchoolStatus | null
}

/** A class that has opened a book with a class code. It is nobody in particular: every child of the class is the same one. */
export interface ClassPrincipal {
  role: 'class'
}

/**
 * Who may call an endpoint: anybody, anybody signed in, staff of an approved school, the people who run the portal, or
 * either of these (`author`, who may put resources on it); the last three with a confirmed address. `class`: a class
 * that has opened a book, and nobody else; everywhere else it counts as not logged in.
 */
export type Access = 'visitor' | 'user' | 'staff' | 'operator' | 'author' | 'class'

/** The one comparison of a person or a class with an access level: null when allowed, else the error to answer. */
export function refusal(access: Access, actor: Principal | ClassPrincipal | null): ErrorCode | null {
  if (access === 'visitor') return null
  if (!actor) return 'not-authorised'
  if (access === 'class') return actor.role === 'class' ? null : 'not-allowed'
  if (actor.role === 'class') return 'not-authorised'
  if (access === 'user') return null
  if (actor.status !== 'active') return 'not-allowed'
  if (access !== 'staff' && actor.role === 'admin') return null
  if (access === 'operator') return 'not-allowed'
  return actor.role === 'senior' && actor.schoolStatus === 'approved' ? null : 'not-allowed'
}

/**
 * What somebody may read. `none`: nothing, not even free books; `free-only`: free ones, the others are not shown;
 * `free`: free ones, the others are shown locked; `full`: every published one; `drafts`: unpublished ones too.
 */
export type Reading = 'none' | 'free-only' | 'free' | 'full' | 'drafts'

/** The reading rights of an account, in the order in which its states are asked: school first, then address. */
export function readingOf({ role, status, schoolStatus }: Principal): Reading {
  if (role === 'admin') return status === 'active' ? 'drafts' : 'free-only'
  if (role === 'senior' && schoolStatus === 'rejected') return 'none'
  if (status !== 'active') return 'free-only'
  return schoolStatus === 'approved' ? 'full' : 'free'
}
