import * as z from 'zod/mini'
import { NewPassword } from './accounts.ts'
import { WantsNews } from './news.ts'
import { filledEmail, filledText, storedAddress, text } from './text.ts'

/**
 * The school form. The first eight fields are checked in this order, with these sentences; the first error is shown as
 * a toast. Then the optional ones.
 */
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
  wantsNews: WantsNews,
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

/** What staff keep up to date of their school and of themselves, on one page. */
export const StaffProfile = z.extend(SchoolDetails, {
  full_name: SchoolSignUp.shape.full_name,
  phone_number: SchoolSignUp.shape.phone_number,
})

/** The same as it was stored: what a response carries, whichever form made the school and whatever it left out. */
export const StoredDetails = z.object({
  title: z.string(),
  ...storedAddress,
  logo: z.string(),
})
export type StoredDetails = z.infer<typeof StoredDetails>
