import { useQuery } from '@tanstack/react-query'
import type { Profile, User } from '#contract/accounts.ts'
import { verificationQuery } from '../../api/verification-query.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SchoolProfileForm } from './school-profile-form.tsx'

/** The school form, once the school's details have loaded. */
export function SchoolProfile({ user, profile }: { user: User; profile: Profile }) {
  const { data, error, refetch } = useQuery(verificationQuery)
  if (data) return <SchoolProfileForm profile={profile} verification={data} status={user.school?.status} />
  if (error) return <LoadFailure title="We could not load your school" error={error} onRetry={refetch} />
  return <Skeleton className="h-96 rounded-md" />
}
