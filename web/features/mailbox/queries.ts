import { queryOptions } from '@tanstack/react-query'
import { listMails, listTryItMails } from '#contract/mailbox.ts'
import { call } from '../../api/call.ts'

export const mailsQuery = queryOptions({
  queryKey: ['mails'],
  queryFn: ({ signal }) => call(listMails, {}, { signal }),
  staleTime: 0,
})

export const tryItMailsQuery = queryOptions({
  queryKey: ['try-it-mails'],
  queryFn: ({ signal }) => call(listTryItMails, {}, { signal }),
  staleTime: 0,
})
