import { useQueryClient } from '@tanstack/react-query'
import type { StoredDetails } from '#contract/school-details.ts'
import { verificationQuery } from '../api/verification-query.ts'
import { useSeen } from './use-seen.ts'

/** The details of one's school as a form was begun on them, or as they were when its user was last told. */
export function useSeenSchool(details: StoredDetails) {
  const client = useQueryClient()
  return useSeen('school/changed-meanwhile', details, async () => (await client.fetchQuery(verificationQuery)).sent)
}
