import * as z from 'zod/mini'
import { operatorRights, roles, schoolStatuses, userStatuses } from './access.ts'
import { endpoint } from './endpoint.ts'
import { filledEmail, Moment, storedAddress, tooLong, trimmedText } from './text.ts'

/** Fewer characters are refused; people are advised `advisedPasswordLength` with a number, a capital and a symbol. */
const minimumPasswordLength = 6
export const advisedPasswordLength = 7
export const maximumPasswordLength = 256

const tooShortPassword = 'Password is required and should be more then 6 characters'

/** A password being chosen, in any Unicode. */
export const NewPassword = z
  .string(tooShortPassword)
  .check(
    z.minLength(minimumPasswordLength, tooShortPassword),
    z.maxLength(maximumPasswordLength, tooLong(maximumPasswordLength)),
  )

export const missingPassword = 'Enter your password.'

/** The password of an account, entered to prove who it is. */
export const GivenPassword = z.string().check(z.minLength(1, missingPassword), z.maxLength(maximumPasswordLength))

export const Role = z.enum(roles)
export const UserStatus = z.enum(userStatuses)
export const Rights = z.enum(operatorRights)
export const SchoolStatus = z.enum(schoolStatuses)

export type OwnSchool = z.infer<typeof OwnSchool>
/** One's own school. `school_code` is `""` for everybody but its staff. */
export const OwnSchool = z.object({
  id: z.string(),
  title: z.string(),
  status: SchoolStatus,
  school_code: z.string(),
  ...storedAddress,
})

export type Profile = z.infer<typeof Profile>
/** `version` counts the changes of the other fields. */
export const Profile = z.object({
  full_name: z.string(),
  phone_number: z.string(),
  ...storedAddress,
  is_completed: z.union([z.literal(0), z.literal(1)]),
  version: z.int(),
})

export type User = z.infer<typeof User>
/**
 * `isVerified`: address confirmed and, for staff, school approved. `emailVerified`: true unless `status` is not-active.
 * `rights`: what an operator may do; left out for everybody else.
 */
export const User = z.object({
  id: z.string(),
  role: Role,
  status: UserStatus,
  rights: z.optional(Rights),
  username: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  emailVerified: z.boolean(),
  isSchool: z.boolean(),
  allow_notifications: z.boolean(),
  school: z.nullable(OwnSchool),
  profile: z.optional(Profile),
  /** What this session has to do before it opens anything else; left out when there is nothing. */
  second_step: z.optional(z.enum(['needed', 'to-set-up'])),
})

export type SignedIn = z.infer<typeof SignedIn>
export const SignedIn = z.object({ auth_key: z.string(), user: User })

/** Logs in with an e-mail address and a password, and returns the key of a session. */
export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'visitor',
  body: z
    .object({
      email: z.optional(trimmedText(254)),
      username: z.optional(trimmedText(254)),
      password: GivenPassword,
    })
    .check(
      z.refine(({ email, username }) => Boolean(email || username), {
        path: ['email'],
        message: 'Enter your e-mail address.',
        // Also beside a missing password, so that a form shows both.
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    ),
  response: SignedIn,
  errors: ['account/wrong-credentials', 'account/disabled', 'server/busy'],
})

/** Ends the session of the caller. */
export const logout = endpoint({ method: 'POST', path: '/api/auth/logout', access: 'visitor', response: z.object({}) })

/**
 * Mails a link for choosing a new password, if there is an account with the address. The response is the same if there
 * is none.
 */
export const requestPasswordReset = endpoint({
  method: 'GET',
  path: '/api/auth/reset-password',
  access: 'visitor',
  query: z.object({ email: filledEmail() }),
  response: z.object({}),
})

/** The token of a mailed link. */
const LinkToken = z.string().check(z.maxLength(100))

export type AddedLately = z.infer<typeof AddedLately>
/** `name`: of a passkey, as its owner wrote it; of a linked sign-in, its provider and the address there. */
export const AddedLately = z.object({
  id: z.uuid(),
  kind: z.enum(['passkey', 'sign-in']),
  name: z.string(),
  create_time: Moment,
})

/**
 * Lists what opens an account and was added in the last 30 days, for the holder of a mailed link that resets its
 * password: somebody else may have added it. An operator’s passkeys are left out if they have no older second step.
 */
export const listAddedLately = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password/added',
  access: 'visitor',
  body: z.object({ token: LinkToken }),
  response: z.array(AddedLately),
  errors: ['account/link-expired'],
})

/**
 * Sets a new password with the token of a mailed link, ends the sessions of the account, and removes what
 * `listAddedLately` lists. `keep`: the ids of those that stay.
 */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'visitor',
  body: z.object({
    token: LinkToken,
    password: NewPassword,
    keep: z._default(z.array(z.uuid()).check(z.maxLength(100)), []),
  }),
  response: z.object({}),
  errors: ['account/link-expired', 'account/password-common', 'account/operator-password-short', 'server/busy'],
})

/** Returns the account of the caller. */
export const viewUser = endpoint({
  method: 'GET',
  path: '/api/user/view',
  access: 'first-step',
  query: z.object({ expand: z.optional(z.string().check(z.maxLength(50))) }),
  response: User,
})

export type Session = z.infer<typeof Session>
/** One signed-in device. `device` is a short description such as "Chrome on Chrome OS". */
export const Session = z.object({
  id: z.string(),
  device: z.string(),
  create_time: Moment,
  last_used_time: Moment,
  is_current: z.boolean(),
})

/** Lists the devices that are logged in to the account of the caller. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  access: 'user',
  response: z.array(Session),
})

/** Logs one device of the caller out. */
export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
})

/** Ends every session of the caller, the calling one included. */
export const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  access: 'user',
  response: z.object({}),
})
