import { z } from 'zod'
import { minimumPasswordLength, NewPassword, tooShortPassword } from './accounts.ts'
import { EmailAddress, text } from './text.ts'

/** Text that must not be empty, with the sentence that says so. */
const required = (max: number, sentence: string) =>
  z.string(sentence).trim().min(1, sentence).max(max, `Use at most ${max} characters.`)

const isTrue = (sentence: string) => z.literal(true, sentence)

/**
 * The school form. The fields that are checked stand first, in the order in which the first sentence to be shown is
 * chosen; the others are optional.
 */
export const SchoolSignUp = z.object({
  full_name: required(100, 'Full name is required'),
  title: required(150, 'School name is required'),
  address_1: required(150, 'Address is required'),
  postcode: required(10, 'Postcode is required'),
  email: z.string('School email is required').trim().min(1, 'School email is required').pipe(EmailAddress),
  password: z.string(tooShortPassword).min(minimumPasswordLength, tooShortPassword).pipe(NewPassword),
  confirmStaffMember: isTrue('Please confirm you are school staff member'),
  agreeTerms: isTrue('Please confirm you agree terms'),
  address_2: text(150),
  city: text(100),
  county: text(100),
  phone_number: text(30),
  /** What the image upload answered, `""` without a logo. */
  logo: text(200),
})
export type SchoolSignUp = z.infer<typeof SchoolSignUp>

/** The sentences of the eight checks, in their order. */
export const schoolChecks = [
  'full_name',
  'title',
  'address_1',
  'postcode',
  'email',
  'password',
  'confirmStaffMember',
  'agreeTerms',
] as const

/** What staff can correct while the school is being verified, and keep up to date afterwards. */
export const SchoolDetails = SchoolSignUp.pick({
  title: true,
  address_1: true,
  address_2: true,
  city: true,
  county: true,
  postcode: true,
  logo: true,
})
