import * as z from 'zod/mini'
import { operatorRights } from './access.ts'
import { Rights, Role, SchoolStatus, Session, UserStatus } from './accounts.ts'
import { AuditEntry } from './audit.ts'
import { endpoint } from './endpoint.ts'
import { PageNumber } from './paging.ts'
import { Moment } from './text.ts'

/** The fewest letters with which accounts are searched by part of the e-mail address, the name or the school. */
export const minSearchLetters = 3

export type AccountSummary = z.infer<typeof AccountSummary>
/** `school` is the title of the school, `""` without one. */
export const AccountSummary = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  role: Role,
  status: UserStatus,
  school: z.string(),
  create_time: Moment,
})

export type AccountCase = z.infer<typeof AccountCase>
/**
 * One account as operators see it. `sessions`: the devices that are logged in, the one used last first; `deletion_time`
 * (when the owner asked for its deletion) is `""` when there is no such request; `is_own`: the caller's, which cannot
 * be disabled; `has_app`: they are asked for a code of an authenticator app; `rights`: what an operator may do, `""` for everybody else; `bounce`: since when mails to the address have been refused, and what its mail server said, `came_back`: after they had been accepted, so that no later e-mail removes the mark; `history`: the newest entries of the audit log about the account and by it.
 */
export const AccountCase = z.extend(z.omit(AccountSummary, { school: true }), {
  phone_number: z.string(),
  school: z.nullable(z.object({ id: z.string(), title: z.string(), status: SchoolStatus })),
  sessions: z.array(Session),
  deletion_time: z.union([Moment, z.literal('')]),
  is_own: z.boolean(),
  rights: z.union([Rights, z.literal('')]),
  bounce: z.nullable(z.object({ since_time: Moment, problem: z.string(), came_back: z.boolean() })),
  has_app: z.boolean(),
  history: z.array(AuditEntry),
})

const byId = z.object({ id: z.uuid() })
const sentence = `Type at least ${minSearchLetters} letters.`

/**
 * Lists accounts, a page at a time, the newest first. `has_more`: there is a page after this one; `is_cut`: too many
 * accounts match to show them all.
 */
export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'support',
  query: z.object({
    q: z._default(
      z.string().check(
        z.trim(),
        z.maxLength(100, 'Use at most 100 characters.'),
        z.refine((typed) => typed === '' || [...typed].length >= minSearchLetters, sentence),
      ),
      '',
    ),
    page: PageNumber,
  }),
  response: z.object({ users: z.array(AccountSummary), has_more: z.boolean(), is_cut: z.boolean() }),
})

/** Returns an account with its devices and what has happened to it. */
export const viewAccount = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id',
  access: 'support',
  params: byId,
  response: AccountCase,
})

/** Mails somebody a new link that confirms the address; older ones stop working. */
export const resendConfirmationTo = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/resend-confirmation',
  access: 'support',
  params: byId,
  body: z.object({}),
  response: AccountCase,
  errors: ['user/more-rights', 'account/confirmed-already', 'user/is-disabled'],
})

/** Mails somebody a link for choosing a new password. The old one works until then. */
export const mailNewPassword = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/new-password',
  access: 'support',
  params: byId,
  body: z.object({}),
  response: AccountCase,
  errors: ['user/more-rights', 'user/is-disabled'],
})

/**
 * Removes the second step of teachers and parents who have lost both their phone and their recovery codes: the
 * authenticator app and the codes go, the sessions end, and a mail says so. Operators are let back in by the person
 * who installed the portal.
 */
export const removeSecondStep = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/remove-second-step',
  access: 'moderator',
  params: byId,
  body: z.object({}),
  response: AccountCase,
  errors: ['user/is-operator', 'user/more-rights'],
})

/** Takes the mark off an address whose mails came back. The next mail that comes back sets it again. */
export const clearBounce = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/clear-bounce',
  access: 'support',
  params: byId,
  body: z.object({}),
  response: AccountCase,
  errors: ['user/more-rights'],
})

/**
 * Disables an account, and ends every session at once; nobody can log in until it is enabled again. Doing it twice
 * changes nothing.
 */
export const disableUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/disable',
  access: 'moderator',
  params: byId,
  body: z.object({}),
  response: AccountCase,
  errors: ['user/more-rights', 'user/own-account'],
})

/** Logs one device of an account out, as its owner could. */
export const endSessionOf = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions/:sessionId',
  access: 'support',
  params: z.extend(byId, { sessionId: z.uuid() }),
  response: AccountCase,
  errors: ['user/more-rights'],
})

/** Enables a disabled account, which is then what it was before. */
export const enableUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/enable',
  access: 'moderator',
  params: byId,
  body: z.object({}),
  response: AccountCase,
  errors: ['user/more-rights'],
})

export type Operator = z.infer<typeof Operator>
/** Somebody who runs the portal. `last_used_time`: the last use of a device that is still logged in, `""` without one. */
export const Operator = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  status: UserStatus,
  rights: Rights,
  last_used_time: z.union([Moment, z.literal('')]),
})

/** Lists all operators, those with the most rights first. */
export const listOperators = endpoint({
  method: 'GET',
  path: '/api/admin/operators',
  access: 'owner',
  response: z.object({ operators: z.array(Operator) }),
})

/**
 * Changes what an operator may do from now on. They are told by e-mail. Nobody changes their own, so that an owner is
 * left.
 */
export const changeRights = endpoint({
  method: 'PUT',
  path: '/api/admin/operators/:id/rights',
  access: 'owner',
  params: byId,
  body: z.object({ rights: z.enum(operatorRights, 'Choose what this operator may do.') }),
  response: AccountCase,
  errors: ['user/own-rights'],
})
