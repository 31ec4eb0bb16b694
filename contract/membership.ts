import * as z from 'zod/mini'
import { GivenPassword, maximumPasswordLength, NewPassword, SignedIn, User } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { filledEmail, filledText, text, trimmedText } from './text.ts'
import { Version } from './version.ts'

/** A phone number as parents type it: digits, with spaces or a leading plus. */
export const isNumericPhone = (value: string) => /^\+?[\d ]*$/.test(value)
export const notNumericPhone = 'Use digits only.'
export const NumericPhone = text(30).check(z.refine(isNumericPhone, notNumericPhone))

/** What a parent fills in; only the account itself is needed, the rest helps us to send things. */
export const ParentSignUp = z.object({
  full_name: text(100),
  address_1: text(150),
  address_2: text(150),
  city: text(100),
  county: text(100),
  postcode: text(10),
  email: filledEmail(),
  phone_number: NumericPhone,
  password: NewPassword,
  agreeTerms: z.literal(true, 'Please confirm you agree terms'),
})
export type ParentSignUp = z.infer<typeof ParentSignUp>

const signUpErrors = ['account/address-taken', 'account/password-common', 'server/busy'] as const

/**
 * Creates the account of a parent of the school whose join id is `school_id`. Knowing that id means having been given
 * the code that is valid now. A code that is sent must match.
 */
export const signUpParent = endpoint({
  method: 'POST',
  path: '/api/school/sign-up-user',
  access: 'visitor',
  body: z.extend(ParentSignUp, { school_id: z.uuid('Enter your school’s invite code first.'), school_code: text(20) }),
  response: SignedIn,
  errors: [...signUpErrors, 'school/not-found'],
})

/** Creates the account of a parent without a school, who can add a school code later. */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/sign-up',
  access: 'visitor',
  body: ParentSignUp,
  response: SignedIn,
  errors: signUpErrors,
})

const LinkToken = z.string().check(z.maxLength(100))
/** `""` where it is not needed. */
const CurrentPassword = z._default(z.string().check(z.maxLength(maximumPasswordLength)), '')

/**
 * Confirms the address of a new account, and logs the browser in. Outside a session of the account it takes the
 * password of the sign-up, or in `password` a new one; either way every other session of the account ends.
 */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  access: 'visitor',
  body: z.object({ token: LinkToken, current_password: CurrentPassword, password: z.optional(NewPassword) }),
  response: SignedIn,
  errors: [
    'account/link-expired',
    'account/password-needed',
    'account/wrong-password',
    'account/password-common',
    'server/busy',
  ],
})

/** Mails the caller a new link that confirms their address. */
export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/auth/resend-confirmation',
  access: 'user',
  response: z.object({}),
  errors: ['account/confirmed-already'],
})

/** Corrects a mistyped address before it has been confirmed. */
export const correctEmail = endpoint({
  method: 'POST',
  path: '/api/auth/correct-email',
  access: 'user',
  body: z.object({ email: filledEmail() }),
  response: User,
  errors: ['account/address-taken', 'account/confirmed-already'],
})

const changed = (max: number) => z.optional(trimmedText(max))

/**
 * Changes the profile of the caller. Its fields are flat; others are ignored, and what is not sent stays as it is. A
 * parent's phone number is digits only; staff may add an extension.
 */
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/user/update',
  access: 'user',
  body: z.object({
    full_name: changed(100),
    phone_number: changed(30),
    address_1: changed(150),
    address_2: changed(150),
    city: changed(100),
    county: changed(100),
    postcode: changed(10),
    version: z.optional(Version),
  }),
  response: User,
  errors: ['changed-meanwhile'],
})

/** `updateProfile` as its page uses it: digits only, whatever the role. */
export const OwnProfile = z.extend(z.omit(updateProfile.body, { version: true }), { phone_number: NumericPhone })

/** Changes the password of the caller, and ends their other sessions. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/change-password',
  access: 'user',
  body: z.object({
    current_password: GivenPassword,
    password: NewPassword,
  }),
  response: z.object({}),
  errors: ['account/wrong-password', 'account/password-common', 'account/operator-password-short', 'server/busy'],
})

/** Requests another address for the account, which counts once the link mailed to it has been confirmed. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/user/change-email',
  access: 'user',
  body: z.object({
    email: filledEmail('Enter your new e-mail address.'),
    current_password: GivenPassword,
  }),
  response: z.object({}),
  errors: ['account/wrong-password', 'account/same-address', 'server/busy'],
})

/**
 * Confirms the new address of an account. Outside a session of the account it takes its password, and logs the browser
 * in.
 */
export const confirmNewEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-new-email',
  access: 'visitor',
  body: z.object({ token: LinkToken, current_password: CurrentPassword }),
  response: SignedIn,
  errors: [
    'account/link-expired',
    'account/address-taken',
    'account/password-needed',
    'account/wrong-password',
    'server/busy',
  ],
})

/**
 * Undoes a change of address with the link that was mailed to the old one: the account is at that address again, all
 * its sessions and links end, and its password with them. `reset_token` is what `resetPassword` takes to set a new
 * one.
 */
export const undoNewEmail = endpoint({
  method: 'POST',
  path: '/api/auth/undo-new-email',
  access: 'visitor',
  body: z.object({ token: LinkToken }),
  response: z.object({ email: z.string(), reset_token: z.string() }),
  errors: ['account/link-expired', 'account/disabled', 'account/address-taken', 'server/busy'],
})

/** Joins a school with its code, for a parent without a school or of a rejected one. */
export const joinSchool = endpoint({
  method: 'POST',
  path: '/api/user/join-school',
  access: 'user',
  body: z.object({ school_code: filledText(20, 'Enter the code from your school.') }),
  response: User,
  errors: ['school/not-found', 'school/joined-already', 'school/access-ended', 'not-allowed'],
})

/** Sends what the portal stores about the caller, as JSON, without secrets, uploaded files and the text of e-mails. */
export const exportOwnData = endpoint({
  method: 'GET',
  path: '/api/user/export',
  access: 'user',
  download: 'application/json',
})

/**
 * Requests that the account of the caller is deleted, and ends every session. Logging in within seven days keeps it.
 * The lead of a school with confirmed colleagues hands over first.
 */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/user/delete',
  access: 'user',
  body: z.object({ current_password: GivenPassword }),
  response: z.object({}),
  errors: ['account/wrong-password', 'people/needs-successor', 'server/busy'],
})
