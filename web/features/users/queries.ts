import { queryOptions } from '@tanstack/react-query'
import type { OperatorRights } from '#contract/access.ts'
import {
  type AccountCase,
  changeRights,
  clearBounce,
  disableUser,
  enableUser,
  endSessionOf,
  listOperators,
  listUsers,
  mailNewPassword,
  minSearchLetters,
  removeSecondStep,
  resendConfirmationTo,
  viewAccount,
} from '#contract/users.ts'
import { call } from '../../api/call.ts'
import { useDecision } from '../../inbox/use-decision.ts'

/** Whether a search has fewer characters than the index supports. */
export const isTooShort = (q: string) => q !== '' && [...q].length < minSearchLetters

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

export const operatorsQuery = queryOptions({
  queryKey: ['operators'],
  queryFn: ({ signal }) => call(listOperators, {}, { signal }),
  staleTime: 0,
})

const rows = {
  confirmation: resendConfirmationTo,
  password: mailNewPassword,
  bounce: clearBounce,
  'second-step': removeSecondStep,
  disable: disableUser,
  enable: enableUser,
} as const

export type Act = keyof typeof rows

/** Performs an action on an account; the account in the response replaces the one on the screen. */
const useChange = <T>(id: string, send: (input: T) => Promise<AccountCase>) =>
  useDecision({ caseKey: accountQuery(id).queryKey, listKey: ['users'], send })

export const useAct = (id: string) => useChange(id, (act: Act) => call(rows[act], { params: { id }, body: {} }))

/** Changes what an operator may do. */
export const useChangeRights = (id: string) =>
  useChange(id, (rights: OperatorRights) => call(changeRights, { params: { id }, body: { rights } }))

/** Logs out one device of a user. */
export const useEndSession = (id: string) =>
  useChange(id, (sessionId: string) => call(endSessionOf, { params: { id, sessionId } }))
