import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { overviewQuery } from '../api/overview-query.ts'

interface DecisionOptions<Case, Decision> {
  /** Of the case, and of the lists that contain it. */
  caseKey: QueryKey
  listKey: QueryKey
  /** Sends a decision and returns the updated case. */
  send: (decision: Decision) => Promise<Case>
}

/** Applies an operator's decision. The updated case replaces the one on the screen. */
export function useDecision<Case, Decision>({ caseKey, listKey, send }: DecisionOptions<Case, Decision>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (decided) => {
      client.setQueryData<Case>(caseKey, decided)
      void client.invalidateQueries({ queryKey: listKey })
      void client.invalidateQueries({ queryKey: overviewQuery.queryKey })
    },
    // Somebody else may have decided in the meantime: refetches the case.
    onError: () => void client.invalidateQueries({ queryKey: caseKey }),
  })
}
