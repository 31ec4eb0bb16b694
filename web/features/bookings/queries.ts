import { queryOptions } from '@tanstack/react-query'
import { type BookingStatus, changeBooking, listBookings, replyToBooking, viewBooking } from '#contract/bookings.ts'
import { call } from '../../api/call.ts'
import type { InboxFilter } from '../../inbox/inbox-filter.ts'
import { useDecision } from '../../inbox/use-decision.ts'

export const bookingsQuery = ({ state, q, page }: InboxFilter<BookingStatus>) =>
  queryOptions({
    queryKey: ['bookings', state, q, page],
    queryFn: ({ signal }) => call(listBookings, { query: { status: state, q, page } }, { signal }),
    staleTime: 0,
    placeholderData: (before) => before,
  })

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: ['booking', id],
    queryFn: ({ signal }) => call(viewBooking, { params: { id } }, { signal }),
    staleTime: 0,
  })

export type BookingDecision =
  | { kind: 'reply'; text: string }
  | { kind: 'status'; status: BookingStatus; session_on?: string; text?: string }

/** Applies an operator's decision to a booking in the version that they saw. */
export function useBookingDecision({ id, version }: { id: string; version: number }) {
  const params = { id }
  return useDecision({
    caseKey: bookingQuery(id).queryKey,
    listKey: ['bookings'],
    send: (decision: BookingDecision) => {
      if (decision.kind === 'reply') return call(replyToBooking, { params, body: { version, text: decision.text } })
      const { status, session_on = '', text = '' } = decision
      return call(changeBooking, { params, body: { version, status, session_on, text } })
    },
  })
}
