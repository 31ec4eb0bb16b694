import { signUp, updateProfile } from '#contract/membership.ts'
import { call, keyOf } from './api.ts'
import type { Portal, Role } from './portal.ts'

/** The longest plausible names: a long first name, a long last name without a hyphen or with one. */
export const longNames = ['Carys Llewellyn-Davies', 'Wilhelmina Featherstonehaugh-Cholmondeley'] as const

const password = 'seventeen small boats'

/** Gives one of the try-it accounts another name. Returns its key. */
export async function rename(portal: Portal, role: Role, full_name: string): Promise<string> {
  const key = await keyOf(portal, role)
  await call(portal, updateProfile, { body: { full_name } }, key)
  return key
}

/** A parent without a school, with a long name and address, who has yet to confirm the address. Returns the key. */
export async function makeLongNamed(portal: Portal, full_name: string): Promise<string> {
  const email = `${full_name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@featherstonehaugh-infants.surrey.sch.uk`
  return (await call(portal, signUp, { body: { full_name, email, password, agreeTerms: true } })).auth_key
}
