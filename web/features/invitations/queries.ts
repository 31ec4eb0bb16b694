import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type Invitation,
  listInvitations,
  listParentLists,
  openInvitation,
  type ParentList,
  resendInvitation,
  withdrawInvitation,
  withdrawParentList,
} from '#contract/invitations.ts'
import { call } from '../../api/call.ts'

const listKey = ['invitations'] as const

/** A page of the invitations that the signed-in person may see, the newest first. */
export const invitationsQuery = (page: number) =>
  queryOptions({
    queryKey: [...listKey, page],
    queryFn: ({ signal }) => call(listInvitations, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** How often the e-mails of a list are counted while some wait, in milliseconds. */
const countingPace = 2000

/** A page of the lists that the school has uploaded, counted again and again while e-mails wait. */
export const parentListsQuery = (page: number) =>
  queryOptions({
    queryKey: [...listKey, 'lists', page],
    queryFn: ({ signal }) => call(listParentLists, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.lists.some(({ waiting }) => waiting > 0) ? countingPace : false),
  })

/** What a mailed link offers. Asking does not use it up. */
export const offerQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(openInvitation, { body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** To be called when invitations have been made or changed. */
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
