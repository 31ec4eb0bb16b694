import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { overviewQuery } from '../api/overview-query.ts'

interface DecisionOptions<Case, Decision> {
  /** Of the case, and of the lists that it is in. */
  caseKey: QueryKey
  listKey: QueryKey
  /** Sends a decision, and answers the case as it then is. */
  send: (decision: Decision) => Promise<Case>
}

/** Carries out what an operator decided. The case as it then is replaces the one on the screen. */
export function useDecision<Case, Decision>({ caseKey, listKey, send }: DecisionOptions<Case, Decision>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (decided) => {
      client.setQueryData<Case>(caseKey, decided)
      void client.invalidateQueries({ queryKey: listKey })
      void client.invalidateQueries({ queryKey: overviewQuery.queryKey })
    },
    // Somebody else may have decided meanwhile: show what is true now.
    onError: () => void client.invalidateQueries({ queryKey: caseKey }),
  })
}
