import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type User, viewUser } from '#contract/accounts.ts'
import { call } from '../api/call.ts'
import { deleteAuthKey, readAuthKey } from '../api/cookies.ts'
import { dropKeptBooks } from '../api/kept-book-caches.ts'
import { purgePersistedState } from '../api/persisted-state.ts'
import { forgetBrowser } from './push/forget-browser.ts'

/** `leaving`: logged out, on the way to the log-in page. `error` says why nobody is signed in. */
export type Session = { state: 'signed-in' | 'signed-out' | 'leaving'; error: string | null }

/** Nothing fetches it: it is what the auth cookie says. */
export const sessionQuery = queryOptions<Session>({
  queryKey: ['session'],
  queryFn: () => sessionOfCookie(),
  enabled: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(viewUser, { query: { expand: 'profile' } }, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

function sessionOfCookie(): Session {
  return readAuthKey() ? { state: 'signed-in', error: null } : { state: 'signed-out', error: 'token not found' }
}

/** Cached data belongs to the key it was fetched with. */
function forget(client: QueryClient): void {
  purgePersistedState()
  void dropKeptBooks()
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' && queryKey[0] !== 'brand' })
}

/** The session of a server-rendered page, whose profile came with it. */
export function adoptSession(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, sessionOfCookie())
}

/** Session start: with a key the profile is fetched, without one nobody is signed in. */
export function startSession(client: QueryClient): void {
  const session = sessionOfCookie()
  client.setQueryData(sessionQuery.queryKey, session)
  if (session.state === 'signed-in') void client.invalidateQueries({ queryKey: profileQuery.queryKey })
  else forget(client)
}

const kept = new Set<unknown>(['session', 'profile', 'brand'])

/** The key has become another one in another tab. When it is somebody else's, so is all that was fetched before. */
export async function resumeSession(client: QueryClient): Promise<void> {
  const before = client.getQueryData(profileQuery.queryKey)
  startSession(client)
  if (!readAuthKey()) return
  const now = await client.fetchQuery({ ...profileQuery, staleTime: 0, retry: false }).catch(() => null)
  if (now && now.id !== before?.id) await client.resetQueries({ predicate: ({ queryKey }) => !kept.has(queryKey[0]) })
}

/** After log-in. False when the browser did not keep the auth cookie that came with the answer. */
export function beginSession(client: QueryClient, user: User): boolean {
  if (!readAuthKey()) return false
  forget(client)
  client.setQueryData(profileQuery.queryKey, user)
  startSession(client)
  return true
}

/** The person who was leaving has arrived at the log-in page. */
export function settleLogOut(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, { state: 'signed-out', error: null })
}

/** The server no longer knows the key. Somebody who is logging out anyway is not interrupted. */
export function loseSession(client: QueryClient): void {
  if (client.getQueryData(sessionQuery.queryKey)?.state === 'signed-in') endSession(client)
}

/** The key is invalid: cached data is cleared, and the current path is kept. */
export function endSession(client: QueryClient, state: 'signed-out' | 'leaving' = 'signed-out'): void {
  deleteAuthKey()
  void forgetBrowser()
  client.setQueryData(sessionQuery.queryKey, { state, error: 'not-authorised' })
  forget(client)
}

/** The server has answered with the account as it is now. What the answer leaves out stays as it was. */
export function rememberUser(client: QueryClient, user: User): void {
  client.setQueryData(profileQuery.queryKey, (before) => ({ ...before, ...user }))
}
