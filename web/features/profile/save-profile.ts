import { useQueryClient } from '@tanstack/react-query'
import type { Profile, User } from '#contract/accounts.ts'
import { updateProfile } from '#contract/membership.ts'
import { call } from '../../api/call.ts'
import { useSeen } from '../../forms/use-seen.ts'
import { profileQuery, rememberUser } from '../../session/session-query.ts'
import { showToast } from '../../ui/feedback/toast.ts'

/** The profile fields that users fill in themselves. */
export type OwnFields = Omit<Profile, 'is_completed'>

export const saveProfile = (body: OwnFields, before: OwnFields): Promise<User> =>
  call(updateProfile, { body: { ...body, before } })

/** The fields as they were when the form was begun, or when its user was last told that they had changed. */
export function useSeenProfile(own: OwnFields) {
  const client = useQueryClient()
  return useSeen('account/changed-meanwhile', own, async () => {
    const { profile } = await client.fetchQuery({ ...profileQuery, staleTime: 0 })
    if (!profile) return undefined
    const { is_completed: _, ...stored } = profile
    return stored
  })
}

/** Updates the cache after the profile has been saved. The form stays open, so it goes on from what was saved: `see`. */
export function useProfileSaved(see: (saved: OwnFields) => void): (user: User) => undefined {
  const client = useQueryClient()
  return (user) => {
    rememberUser(client, user)
    if (user.profile) {
      const { is_completed: _, ...saved } = user.profile
      see(saved)
    }
    showToast.success('Profile updated successfully')
    return undefined
  }
}
