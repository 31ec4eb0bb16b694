import { useQueryClient } from '@tanstack/react-query'
import type { Profile, User } from '#contract/accounts.ts'
import { updateProfile } from '#contract/membership.ts'
import { call } from '../../api/call.ts'
import { rememberUser } from '../../session/session-query.ts'
import { showToast } from '../../ui/feedback/toast.ts'

/** The profile fields that users fill in themselves. */
export type OwnFields = Omit<Profile, 'is_completed'>

export const saveProfile = (body: OwnFields): Promise<User> => call(updateProfile, { body })

/** Updates the cache after the profile has been saved. */
export function useProfileSaved(): (user: User) => undefined {
  const client = useQueryClient()
  return (user) => {
    rememberUser(client, user)
    showToast.success('Profile updated successfully')
    return undefined
  }
}
