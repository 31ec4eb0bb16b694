import { Failure } from '../../../failure.ts'

/**
 * Whether a profile holds what the portal needs: a name and, from a parent, a postcode. Staff are reached at their
 * school, and nobody has to give a home address or a telephone number.
 */
export function isProfileCompleted(profile: { role: string; fullName: string; postcode?: string }): boolean {
  return profile.fullName !== '' && (profile.role !== 'parent' || Boolean(profile.postcode))
}

/** The refusal of an address that has an account already, said at its field. */
export const emailTaken = (): Failure => Failure.at('account/address-taken', 'email')
