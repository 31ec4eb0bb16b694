import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type BookingStatus, changeBooking, listBookings, replyToBooking, viewBooking } from '#contract/bookings.ts'
import { call } from '../../api/call.ts'
import { overviewQuery } from '../../api/overview-query.ts'

export interface BookingFilter {
  status: BookingStatus
  q: string
  page: number
}

export const bookingsQuery = ({ status, q, page }: BookingFilter) =>
  queryOptions({
    queryKey: ['bookings', status, q, page],
    queryFn: ({ signal }) => call(listBookings, { query: { status, q, page } }, { signal }),
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

/** Carries out what an operator decided about a booking as it was on the screen. */
export function useBookingDecision({ id, version }: { id: string; version: number }) {
  const client = useQueryClient()
  const params = { id }
  return useMutation({
    mutationFn: (decision: BookingDecision) => {
      if (decision.kind === 'reply') return call(replyToBooking, { params, body: { version, text: decision.text } })
      const { status, session_on = '', text = '' } = decision
      return call(changeBooking, { params, body: { version, status, session_on, text } })
    },
    onSuccess: (decided) => {
      client.setQueryData(bookingQuery(id).queryKey, decided)
      void client.invalidateQueries({ queryKey: ['bookings'] })
      void client.invalidateQueries({ queryKey: overviewQuery.queryKey })
    },
    // Somebody else may have decided meanwhile: show what is true now.
    onError: () => void client.invalidateQueries({ queryKey: bookingQuery(id).queryKey }),
  })
}
