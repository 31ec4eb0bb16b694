import { useQueryClient } from '@tanstack/react-query'
import type { SignedIn } from '#contract/accounts.ts'
import { beginSession, profileQuery } from '../../../session/session-query.ts'
import { useSession } from '../../../session/use-session.ts'

/** Takes up the answer to a confirmed address: the session that was here goes on, or the one begins that came with it. */
export function useConfirmed(): (answer: SignedIn) => void {
  const client = useQueryClient()
  const { user } = useSession()
  return (answer) => {
    if (user?.id === answer.user.id) void client.invalidateQueries({ queryKey: profileQuery.queryKey })
    else beginSession(client, answer.user)
  }
}
