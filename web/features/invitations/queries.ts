import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type Invitation,
  type InvitationFilter,
  listInvitations,
  listParentLists,
  openInvitation,
  type ParentList,
  resendInvitation,
  withdrawInvitation,
  withdrawParentList,
} from '#contract/invitations.ts'
import { viewSchoolCode } from '#contract/schools.ts'
import { call } from '../../api/call.ts'

const listKey = ['invitations'] as const

/** The school's code, with its last day. */
export const schoolCodeQuery = queryOptions({
  queryKey: ['school-code'],
  queryFn: ({ signal }) => call(viewSchoolCode, {}, { signal }),
  staleTime: 0,
})

/** Which invitations are shown. */
export interface WantedInvitations {
  q: string
  state: InvitationFilter | undefined
  /** The id of a list of parents. */
  list: string | undefined
  role?: Invitation['role']
  page: number
}

/** A page of the invitations that the signed-in user may see, colleagues first, then the newest. */
export const invitationsQuery = (wanted: WantedInvitations) =>
  queryOptions({
    queryKey: [...listKey, wanted],
    queryFn: ({ signal }) => call(listInvitations, { query: wanted }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Polling interval while e-mails of a list are queued, in milliseconds. */
const countingPace = 2000

/** A page of the lists that the school has uploaded, polled while e-mails are queued. */
export const parentListsQuery = (page: number) =>
  queryOptions({
    queryKey: [...listKey, 'lists', page],
    queryFn: ({ signal }) => call(listParentLists, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.lists.some(({ waiting }) => waiting > 0) ? countingPace : false),
  })

/** The invitation behind a mailed link. Reading it does not use it up. */
export const offerQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(openInvitation, { body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Returns a function that invalidates the invitations and lists after a change. */
export function useRefreshInvitations() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: listKey })
}

export function useResend() {
  const refresh = useRefreshInvitations()
  return useMutation({
    mutationFn: ({ id }: Invitation) => call(resendInvitation, { params: { id: String(id) } }),
    onSettled: refresh,
  })
}

export function useWithdraw() {
  const refresh = useRefreshInvitations()
  return useMutation({
    mutationFn: ({ id }: Invitation) => call(withdrawInvitation, { params: { id: String(id) } }),
    onSettled: refresh,
  })
}

export function useWithdrawList() {
  const refresh = useRefreshInvitations()
  return useMutation({
    mutationFn: ({ id }: ParentList) => call(withdrawParentList, { params: { id } }),
    onSettled: refresh,
  })
}
