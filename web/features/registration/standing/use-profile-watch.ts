import { useQuery } from '@tanstack/react-query'
import { verificationQuery } from '../../../api/verification-query.ts'
import { profileQuery } from '../../../session/session-query.ts'
import { useSession } from '../../../session/use-session.ts'

/** Often at first, when somebody has just confirmed an address on another device, then now and then. Milliseconds. */
const interval = ({ state }: { state: { dataUpdateCount: number } }) => (state.dataUpdateCount < 20 ? 3000 : 30_000)

/** Asks again while the page is looked at: a confirmed address or a decision leads on without a reload. */
export function useProfileWatch(): void {
  useQuery({ ...profileQuery, refetchInterval: interval, refetchOnWindowFocus: 'always' })
}

export function useVerificationWatch() {
  const { user } = useSession()
  return useQuery({ ...verificationQuery, enabled: user?.role === 'senior', refetchInterval: interval })
}
