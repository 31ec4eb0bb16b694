import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  approveSchool,
  askSchool,
  correctSchool,
  linkRecord,
  listAudit,
  listQueue,
  type QueueCase,
  type QueueState,
  rejectSchool,
  reopenSchool,
  searchRegister,
  viewCase,
} from '#contract/verification.ts'
import { call } from '../../api/call.ts'

export interface QueueFilter {
  state: QueueState
  q: string
  page: number
}

export const queueQuery = ({ state, q, page }: QueueFilter) =>
  queryOptions({
    queryKey: ['school-queue', state, q, page],
    queryFn: ({ signal }) => call(listQueue, { query: { state, q, page } }, { signal }),
    staleTime: 0,
    placeholderData: (before) => before,
  })

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['school-case', id],
    queryFn: ({ signal }) => call(viewCase, { params: { id } }, { signal }),
    staleTime: 0,
  })

export const registerSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['register-search', q],
    queryFn: ({ signal }) => call(searchRegister, { query: { q } }, { signal }),
    enabled: q.trim().length >= 3,
    placeholderData: (before) => before,
  })

export const auditQuery = (page: number) =>
  queryOptions({
    queryKey: ['audit', page],
    queryFn: ({ signal }) => call(listAudit, { query: { page } }, { signal }),
    staleTime: 0,
    placeholderData: (before) => before,
  })

export type Decision =
  | { kind: 'approve' | 'link'; registerId: number | null }
  | { kind: 'reject' | 'ask'; words: string }
  | { kind: 'correct'; title: string; postcode: string }
  | { kind: 'reopen' }

/** Carries out what the operator decided; the case as it is then replaces the one on the screen. */
export function useDecision(id: string) {
  const client = useQueryClient()
  const params = { id }
  return useMutation({
    mutationFn: (decision: Decision): Promise<QueueCase> => {
      switch (decision.kind) {
        case 'approve':
          return call(approveSchool, { params, body: { register_id: decision.registerId } })
        case 'link':
          return call(linkRecord, { params, body: { register_id: decision.registerId } })
        case 'reject':
          return call(rejectSchool, { params, body: { reason: decision.words } })
        case 'ask':
          return call(askSchool, { params, body: { question: decision.words } })
        case 'correct':
          return call(correctSchool, { params, body: { title: decision.title, postcode: decision.postcode } })
        case 'reopen':
          return call(reopenSchool, { params, body: {} })
      }
    },
    onSuccess: (decided) => {
      client.setQueryData(caseQuery(id).queryKey, decided)
      void client.invalidateQueries({ queryKey: ['school-queue'] })
    },
    // Somebody else may have decided meanwhile: show what is true now.
    onError: () => void client.invalidateQueries({ queryKey: caseQuery(id).queryKey }),
  })
}
