import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type AccountCase,
  clearBounce,
  disableUser,
  enableUser,
  endSessionOf,
  fewestSearchLetters,
  listUsers,
  mailNewPassword,
  resendConfirmationTo,
  viewAccount,
} from '#contract/users.ts'
import { call } from '../../api/call.ts'

/** Fewer letters than an index can look up are not asked for. */
export const isTooShort = (q: string) => q !== '' && [...q].length < fewestSearchLetters

export const usersQuery = ({ q, page }: { q: string; page: number }) =>
  queryOptions({
    queryKey: ['users', q, page],
    queryFn: ({ signal }) => call(listUsers, { query: { q, page } }, { signal }),
    enabled: !isTooShort(q),
    staleTime: 0,
    placeholderData: (before) => before,
  })

export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', id],
    queryFn: ({ signal }) => call(viewAccount, { params: { id } }, { signal }),
    staleTime: 0,
  })

const rows = {
  confirmation: resendConfirmationTo,
  password: mailNewPassword,
  bounce: clearBounce,
  disable: disableUser,
  enable: enableUser,
} as const

export type Act = keyof typeof rows

/** Does something to an account; the account as it is then replaces the one on the screen. */
function useChange<T>(id: string, change: (input: T) => Promise<AccountCase>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (account) => {
      client.setQueryData(accountQuery(id).queryKey, account)
      void client.invalidateQueries({ queryKey: ['users'] })
    },
    // Somebody else may have acted meanwhile: show what is true now.
    onError: () => void client.invalidateQueries({ queryKey: accountQuery(id).queryKey }),
  })
}

export const useAct = (id: string) => useChange(id, (act: Act) => call(rows[act], { params: { id }, body: {} }))

/** Logs one device of somebody out. */
export const useEndSession = (id: string) =>
  useChange(id, (sessionId: string) => call(endSessionOf, { params: { id, sessionId } }))
