import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type BookingStatus,
  cancelOwnBooking,
  changeBooking,
  listOwnBookings,
  type OwnBooking,
  replyToBooking,
  type SessionDetails,
  viewBooking,
} from '#contract/bookings.ts'
import { call } from '../../api/call.ts'
import { useDecision } from '../../inbox/use-decision.ts'

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: ['booking', id],
    queryFn: ({ signal }) => call(viewBooking, { params: { id } }, { signal }),
    staleTime: 0,
  })

export type BookingDecision =
  | { kind: 'reply'; text: string }
  | ({ kind: 'status'; status: BookingStatus; session_on?: string; text?: string } & Partial<SessionDetails>)

/** Applies an operator's decision to a booking in the version that they saw. */
export function useBookingDecision({ id, version }: { id: string; version: number }) {
  const params = { id }
  return useDecision({
    caseKey: bookingQuery(id).queryKey,
    listKey: ['bookings'],
    send: (decision: BookingDecision) => {
      if (decision.kind === 'reply') return call(replyToBooking, { params, body: { version, text: decision.text } })
      const { kind, session_on = '', text = '', ...decided } = decision
      return call(changeBooking, { params, body: { version, session_on, text, ...decided } })
    },
  })
}

/** The sessions of one's school. */
export const ownBookingsQuery = queryOptions({
  queryKey: ['own-bookings'],
  queryFn: ({ signal }) => call(listOwnBookings, {}, { signal }),
  staleTime: 0,
})

/** Returns a function that refetches them after a change. */
export function useRefreshOwnBookings() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: ownBookingsQuery.queryKey })
}

export function useCancelOwnBooking({ id, version }: OwnBooking) {
  const refresh = useRefreshOwnBookings()
  return useMutation({
    mutationFn: (text: string) => call(cancelOwnBooking, { params: { id }, body: { version, text } }),
    onSettled: refresh,
  })
}
