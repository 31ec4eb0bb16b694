import { hasRights, type OperatorRights } from '#contract/access.ts'
import { principalOf } from './principal.ts'
import { useSession } from './use-session.ts'

/** Answers whether the signed-in user is an operator with at least these rights. */
export function useRights(): (wanted: OperatorRights) => boolean {
  const { user } = useSession()
  return (wanted) => user !== undefined && hasRights(principalOf(user), wanted)
}
