import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { createReportLink, endReportLink, listReportLinks, openReport, viewReport } from '#contract/reports.ts'
import { listSponsors } from '#contract/sponsors.ts'
import { call } from '../../api/call.ts'

/** `sponsor`: an id, left out for all months; `period`: one of those in the response. */
export const reportQuery = (about: { sponsor?: string | undefined; period?: string | undefined }) =>
  queryOptions({
    queryKey: ['report', about],
    queryFn: ({ signal }) => call(viewReport, { query: about }, { signal }),
    staleTime: 60_000,
    placeholderData: (before) => before,
  })

export const reportSponsorsQuery = queryOptions({
  queryKey: ['admin-sponsors'],
  queryFn: ({ signal }) => call(listSponsors, {}, { signal }),
  staleTime: 0,
})

export const reportLinksQuery = queryOptions({
  queryKey: ['report-links'],
  queryFn: ({ signal }) => call(listReportLinks, {}, { signal }),
  staleTime: 0,
})

/** The report of a link. It counts as opened, so that it is asked for once. */
export const sharedReportQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-report', token],
    queryFn: ({ signal }) => call(openReport, { body: { token } }, { signal }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export function useLinkMaking() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { sponsor: number | null; period: string; days: 30 | 90 | 365 }) =>
      call(createReportLink, { body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: reportLinksQuery.queryKey }),
  })
}

export function useLinkEnding() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endReportLink, { params: { id } }),
    onSettled: () => void client.invalidateQueries({ queryKey: reportLinksQuery.queryKey }),
  })
}
