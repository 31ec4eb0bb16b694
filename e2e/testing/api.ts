import type { BrowserContext } from '@playwright/test'
import { login } from '#contract/accounts.ts'
import { type Answer, type Call, type Endpoint, urlFor } from '#contract/endpoint.ts'
import type { Portal, Role } from './portal.ts'

interface Parts {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

/** Calls an endpoint, for set-up that a test is not about. Returns its `data`; throws if it is refused. */
export async function call<const E extends Endpoint>(
  { baseURL }: Pick<Portal, 'baseURL'>,
  endpoint: E,
  input: Call<E>,
  key?: string,
): Promise<Answer<E>> {
  const { body, ...address } = input as Parts
  const answer = await fetch(new URL(urlFor(endpoint, address), baseURL), {
    method: endpoint.method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { authorization: `Bearer ${key}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.status}: ${text}`)
  return (JSON.parse(text) as { data: Answer<E> }).data
}

/** The key of one of the try-it accounts. */
export async function keyOf(portal: Portal, role: Role): Promise<string> {
  const { email, password } = portal.accounts[role]
  return (await call(portal, login, { body: { email, password } })).auth_key
}

/** Logs in every page of a context with that key, as a user who has already seen the tour. */
export async function enter(context: BrowserContext, { baseURL }: Pick<Portal, 'baseURL'>, key: string): Promise<void> {
  await context.addInitScript(() => {
    // A frame of another origin has no storage.
    if (origin !== 'null') localStorage.setItem('intro_done', 'true')
  })
  await context.addCookies([{ name: 'auth_key', value: key, url: baseURL }])
}
