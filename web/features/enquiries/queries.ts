import { queryOptions } from '@tanstack/react-query'
import type { Outcome } from '#contract/data-requests.ts'
import { changeEnquiry, type EnquiryStatus, replyToEnquiry, viewEnquiry } from '#contract/enquiries.ts'
import { call } from '../../api/call.ts'
import { useDecision } from '../../inbox/use-decision.ts'

export const enquiryQuery = (id: string) =>
  queryOptions({
    queryKey: ['enquiry', id],
    queryFn: ({ signal }) => call(viewEnquiry, { params: { id } }, { signal }),
    staleTime: 0,
  })

export type EnquiryDecision =
  | { kind: 'reply'; text: string; closes: boolean }
  | { kind: 'status'; status: EnquiryStatus; outcome?: Outcome; outcome_text?: string }

/** Applies an operator's decision to a message in the version that they saw. */
export function useEnquiryDecision({ id, version }: { id: string; version: number }) {
  const params = { id }
  return useDecision({
    caseKey: enquiryQuery(id).queryKey,
    send: ({ kind, ...decision }: EnquiryDecision) =>
      'text' in decision
        ? call(replyToEnquiry, { params, body: { version, ...decision } })
        : call(changeEnquiry, { params, body: { version, ...decision } }),
  })
}
