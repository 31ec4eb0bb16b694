import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  approveSchool,
  askSchool,
  type ClosedSchool,
  correctSchool,
  followRecord,
  linkRecord,
  listClosed,
  makeLetterCode,
  type QueueCase,
  rejectSchool,
  reopenSchool,
  searchRegister,
  viewCase,
} from '#contract/verification.ts'
import { call } from '../../api/call.ts'
import { useDecision } from '../../inbox/use-decision.ts'
import { showToast } from '../../ui/feedback/toast.ts'

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['school-case', id],
    queryFn: ({ signal }) => call(viewCase, { params: { id } }, { signal }),
    staleTime: 0,
  })

export const closedSchoolsQuery = queryOptions({
  queryKey: ['closed-schools'],
  queryFn: ({ signal }) => call(listClosed, {}, { signal }),
  staleTime: 0,
})

/** Links a school to a record that followed its closed one; the list is fetched again, after a failure too. */
export function useFollowRecord({ id, title, version }: ClosedSchool) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (registerId: number) =>
      call(followRecord, { params: { id }, body: { version, register_id: registerId } }),
    onSuccess: () => showToast.success(`${title} has been linked.`),
    onSettled: () => client.invalidateQueries({ queryKey: closedSchoolsQuery.queryKey }),
  })
}

export const registerSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['register-search', q],
    queryFn: ({ signal }) => call(searchRegister, { query: { q } }, { signal }),
    enabled: q.trim().length >= 3,
    placeholderData: (before) => before,
  })

export type Decision =
  | { kind: 'approve' | 'link'; registerId: number | null }
  | { kind: 'reject' | 'ask'; words: string }
  | { kind: 'correct'; title: string; postcode: string }
  | { kind: 'reopen' }
  | { kind: 'letter'; by: 'post' | 'telephone' }

/** Applies an operator's decision about a school as it is on the screen. */
export function useSchoolDecision({ id, version }: Pick<QueueCase, 'id' | 'version'>) {
  const params = { id }
  return useDecision({
    caseKey: caseQuery(id).queryKey,
    send: (decision: Decision): Promise<QueueCase> => {
      switch (decision.kind) {
        case 'approve':
          return call(approveSchool, { params, body: { version, register_id: decision.registerId } })
        case 'link':
          return call(linkRecord, { params, body: { version, register_id: decision.registerId } })
        case 'reject':
          return call(rejectSchool, { params, body: { version, reason: decision.words } })
        case 'ask':
          return call(askSchool, { params, body: { version, question: decision.words } })
        case 'correct':
          return call(correctSchool, { params, body: { version, title: decision.title, postcode: decision.postcode } })
        case 'letter':
          return call(makeLetterCode, { params, body: { version, by: decision.by } })
        case 'reopen':
          return call(reopenSchool, { params, body: { version } })
      }
    },
  })
}
