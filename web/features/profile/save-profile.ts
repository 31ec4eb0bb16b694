import { useQueryClient } from '@tanstack/react-query'
import type { Profile, User } from '#contract/accounts.ts'
import { useVersion } from '../../forms/use-version.ts'
import { profileQuery, rememberUser } from '../../session/session-query.ts'
import { showToast } from '../../ui/feedback/toast.ts'

export function useProfileVersion({ version }: Profile) {
  const client = useQueryClient()
  return useVersion(version, async () => (await client.fetchQuery({ ...profileQuery, staleTime: 0 })).profile)
}

/** After a save: updates the cache, and sets the version that the open form sends next time. */
export function useProfileSaved(setVersion: (saved: number) => void): (user: User) => undefined {
  const client = useQueryClient()
  return (user) => {
    rememberUser(client, user)
    if (user.profile) setVersion(user.profile.version)
    showToast.success('Profile updated successfully')
    return undefined
  }
}
