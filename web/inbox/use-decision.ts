import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { overviewQuery } from '../api/overview-query.ts'

/** Of every decision about a case. */
export const decisionKey = ['decision'] as const

interface DecisionOptions<Case, Decision> {
  caseKey: QueryKey
  /** Of further lists that contain the case, besides those of all cases. */
  listKey?: QueryKey
  /** Sends a decision and returns the updated case. */
  send: (decision: Decision) => Promise<Case>
}

/** Applies an operator's decision. The updated case replaces the one on the screen. */
export function useDecision<Case, Decision>({ caseKey, listKey, send }: DecisionOptions<Case, Decision>) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: decisionKey,
    mutationFn: send,
    onSuccess: (decided) => {
      client.setQueryData<Case>(caseKey, decided)
      for (const queryKey of [['cases'], ...(listKey ? [listKey] : [])]) void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: overviewQuery.queryKey })
    },
    // Somebody else may have decided in the meantime: refetches the case.
    onError: () => void client.invalidateQueries({ queryKey: caseKey }),
  })
}
