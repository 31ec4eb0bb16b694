import { viewUser } from '#contract/accounts.ts'
import { updateProfile } from '#contract/membership.ts'
import { call, keyOf } from './api.ts'
import type { Portal, Role } from './portal.ts'

/** The longest plausible names: a long first name, a long last name without a hyphen or with one. */
export const longNames = ['Carys Llewellyn-Davies', 'Wilhelmina Featherstonehaugh-Cholmondeley'] as const

/** Gives one of the try-it accounts another name. Returns its key. */
export async function rename(portal: Portal, role: Role, full_name: string): Promise<string> {
  const key = await keyOf(portal, role)
  const { profile } = await call(portal, viewUser, { query: { expand: 'profile' } }, key)
  await call(portal, updateProfile, { body: { full_name, version: profile?.version ?? 1 } }, key)
  return key
}
