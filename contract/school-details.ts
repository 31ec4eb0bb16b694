import * as z from 'zod/mini'
import { isPasswordLongEnough, NewPassword, tooShortPassword } from './accounts.ts'
import { filledEmail, filledText, text } from './text.ts'

/** One of the checks of the school form: what is said at the field, and when the field passes. */
export interface Check {
  field: string
  sentence: string
  passes(value: unknown): boolean
}

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const isTicked = (value: unknown) => value === true

/**
 * The checks of the school form in their order: the first that fails is the sentence shown as a toast. Plain data, so
 * that the browser checks with the same list before it sends; the schema below is made of it.
 */
export const schoolChecks = [
  { field: 'full_name', sentence: 'Full name is required', passes: isFilled },
  { field: 'title', sentence: 'School name is required', passes: isFilled },
  { field: 'address_1', sentence: 'Address is required', passes: isFilled },
  { field: 'postcode', sentence: 'Postcode is required', passes: isFilled },
  { field: 'email', sentence: 'School email is required', passes: isFilled },
  { field: 'password', sentence: tooShortPassword, passes: isPasswordLongEnough },
  { field: 'confirmStaffMember', sentence: 'Please confirm you are school staff member', passes: isTicked },
  { field: 'agreeTerms', sentence: 'Please confirm you agree terms', passes: isTicked },
] as const satisfies readonly Check[]

/** The school form: the checked fields in the order of the checks, then the optional ones. */
export const SchoolSignUp = z.object({
  full_name: filledText(100, 'Full name is required'),
  title: filledText(150, 'School name is required'),
  address_1: filledText(150, 'Address is required'),
  postcode: filledText(10, 'Postcode is required'),
  email: filledEmail('School email is required'),
  password: NewPassword,
  confirmStaffMember: z.literal(true, 'Please confirm you are school staff member'),
  agreeTerms: z.literal(true, 'Please confirm you agree terms'),
  address_2: text(150),
  city: text(100),
  county: text(100),
  phone_number: text(30),
  /** What the image upload answered, `""` without a logo. */
  logo: text(200),
})
export type SchoolSignUp = z.infer<typeof SchoolSignUp>

/** What staff can correct while the school is being verified, and keep up to date afterwards. */
export const SchoolDetails = z.pick(SchoolSignUp, {
  title: true,
  address_1: true,
  address_2: true,
  city: true,
  county: true,
  postcode: true,
  logo: true,
})
export type SchoolDetails = z.infer<typeof SchoolDetails>

/** The same as it was stored: what an answer carries, whoever made the school and with whatever left out. */
export const StoredDetails = z.object({
  title: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  county: z.string(),
  postcode: z.string(),
  logo: z.string(),
})
export type StoredDetails = z.infer<typeof StoredDetails>
