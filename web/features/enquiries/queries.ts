import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeEnquiry, type EnquiryStatus, listEnquiries, replyToEnquiry, viewEnquiry } from '#contract/enquiries.ts'
import { call } from '../../api/call.ts'
import { overviewQuery } from '../../api/overview-query.ts'

export interface EnquiryFilter {
  status: EnquiryStatus
  q: string
  page: number
}

export const enquiriesQuery = ({ status, q, page }: EnquiryFilter) =>
  queryOptions({
    queryKey: ['enquiries', status, q, page],
    queryFn: ({ signal }) => call(listEnquiries, { query: { status, q, page } }, { signal }),
    staleTime: 0,
    placeholderData: (before) => before,
  })

export const enquiryQuery = (id: string) =>
  queryOptions({
    queryKey: ['enquiry', id],
    queryFn: ({ signal }) => call(viewEnquiry, { params: { id } }, { signal }),
    staleTime: 0,
  })

export type EnquiryDecision = { kind: 'reply'; text: string } | { kind: 'status'; status: EnquiryStatus }

/** Carries out what an operator decided about a message as it was on the screen. */
export function useEnquiryDecision({ id, version }: { id: string; version: number }) {
  const client = useQueryClient()
  const params = { id }
  return useMutation({
    mutationFn: (decision: EnquiryDecision) =>
      decision.kind === 'reply'
        ? call(replyToEnquiry, { params, body: { version, text: decision.text } })
        : call(changeEnquiry, { params, body: { version, status: decision.status } }),
    onSuccess: (decided) => {
      client.setQueryData(enquiryQuery(id).queryKey, decided)
      void client.invalidateQueries({ queryKey: ['enquiries'] })
      void client.invalidateQueries({ queryKey: overviewQuery.queryKey })
    },
    // Somebody else may have decided meanwhile: show what is true now.
    onError: () => void client.invalidateQueries({ queryKey: enquiryQuery(id).queryKey }),
  })
}
