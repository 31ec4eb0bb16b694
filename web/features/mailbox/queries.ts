import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  chooseMails,
  countMails,
  listMails,
  listTryItMails,
  type Mail,
  type SendableState,
  sendMailAgain,
  sendMailsAgain,
} from '#contract/mailbox.ts'
import { call } from '../../api/call.ts'
import { overviewQuery } from '../../api/overview-query.ts'

/** Which mails an operator wants to see. */
export interface WantedMails {
  state: Mail['state'] | undefined
  /** Part of the recipient's address or of the subject. */
  q: string
  /** From 1. */
  page: number
}

export const mailsQuery = ({ state, q, page }: WantedMails) =>
  queryOptions({
    queryKey: ['mails', state ?? 'all', q, page],
    queryFn: ({ signal }) => call(listMails, { query: { state, q, page } }, { signal }),
    staleTime: 0,
    placeholderData: (before) => before,
    // Polls while a mail is being sent, to show its new state.
    refetchInterval: ({ state: { data } }) => (data?.mails.some(({ state }) => state === 'waiting') ? 3000 : false),
  })

/** Polls for new mail: somebody with the mailbox open is waiting for one. */
export const tryItMailsQuery = queryOptions({
  queryKey: ['try-it-mails'],
  queryFn: ({ signal }) => call(listTryItMails, {}, { signal }),
  staleTime: 0,
  refetchInterval: 2000,
})

export const mailCountsQuery = queryOptions({
  queryKey: ['mail-counts'],
  queryFn: ({ signal }) => call(countMails, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data && data.waiting > 0 ? 3000 : false),
})

/** A mail that was sent again no longer needs an operator. */
function useSent() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [['mails'], mailCountsQuery.queryKey, overviewQuery.queryKey])
      void client.invalidateQueries({ queryKey })
  }
}

export function useSendAgain(id: string) {
  const onSettled = useSent()
  return useMutation({ mutationFn: () => call(sendMailAgain, { params: { id }, body: {} }), onSettled })
}

export function useSendAllAgain() {
  const onSettled = useSent()
  return useMutation({
    mutationFn: (state: SendableState) => call(sendMailsAgain, { body: { state } }),
    onSettled,
  })
}

/** What the link at the foot of an e-mail stops. Reading it stops nothing. */
export const mailChoiceQuery = (token: string) =>
  queryOptions({
    queryKey: ['mail-choice', token],
    queryFn: ({ signal }) => call(chooseMails, { body: { token, choice: 'look' } }, { signal }),
    staleTime: 0,
  })
