import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { createCalendarFeed, listCalendarFeeds, listSessions, revokeCalendarFeed } from '#contract/calendar.ts'
import { call } from '../../../api/call.ts'

/** The sessions of a month such as 2027-03. Below the key of the bookings, whose changes refetch it. */
export const sessionsQuery = (month: string) =>
  queryOptions({
    queryKey: ['bookings', 'calendar', month],
    queryFn: ({ signal }) => call(listSessions, { query: { month } }, { signal }),
    staleTime: 0,
  })

export const calendarFeedsQuery = queryOptions({
  queryKey: ['calendar-feeds'],
  queryFn: ({ signal }) => call(listCalendarFeeds, {}, { signal }),
  staleTime: 0,
})

/** Refetches the addresses, whatever came of a change. */
function useFeedChange<Given, Answered>(change: (given: Given) => Promise<Answered>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => void client.invalidateQueries({ queryKey: calendarFeedsQuery.queryKey }),
  })
}

/** Makes one's own address, which is only ever in the answer. */
export const useCreateFeed = () => useFeedChange<void, { url: string }>(() => call(createCalendarFeed, {}))

/** Revokes the address of the operator with an id. */
export const useRevokeFeed = () => useFeedChange((id: string) => call(revokeCalendarFeed, { params: { id } }))
