import type { Answer, Call, Endpoint } from '#contract/endpoint.ts'
import { urlFor } from '#contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { readAntiForgeryToken } from './cookies.ts'
import { noteReadOnly } from './read-only.ts'
import { transport } from './transport.ts'

interface Parts {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
}

/** Method, path pattern and outcome only: URLs contain e-mail addresses and tokens. */
export function log(row: Endpoint, outcome: string | number): void {
  if (import.meta.env.MODE !== 'test' && !import.meta.env.SSR) console.info(`${row.method} ${row.path}`, outcome)
}

/** `hasBody`: a JSON one; the type of a multipart one is the browser's business. */
export function headersFor(row: Endpoint, key: string | undefined, hasBody: boolean): Headers {
  const headers = new Headers({ Accept: 'application/json' })
  if (hasBody) headers.set('Content-Type', 'application/json')
  if (key) headers.set('Authorization', `Bearer ${key}`)
  const token = readAntiForgeryToken()
  if (token && row.method !== 'GET') headers.set('X-XSRF-TOKEN', token)
  return headers
}

/** There was no response; `raw` is the browser's error. */
export function unreachable(row: Endpoint, raw: string): ApiError {
  log(row, raw)
  return new ApiError('network', 0, `We could not reach the portal (${raw}). Check your connection and try again.`)
}

async function send(row: Endpoint, url: string, init: RequestInit): Promise<Response> {
  try {
    return await transport.fetch(url, init)
  } catch (failure) {
    if (init.signal?.aborted) throw failure
    throw unreachable(row, failure instanceof Error ? failure.message : String(failure))
  }
}

/**
 * Calls an endpoint of the contract and returns the response's `data`. `key`: instead of the signed-in user's.
 *
 * @throws ApiError for every failure; `not-authorised`, without sending, when the endpoint needs a missing key;
 * the signal's own reason when it was aborted.
 */
export async function call<const E extends Endpoint>(
  row: E,
  input: Call<E>,
  {
    signal,
    keepalive = false,
    key = transport.readKey(),
  }: { signal?: AbortSignal; keepalive?: boolean; key?: string } = {},
): Promise<Answer<E>> {
  if (row.access !== 'visitor' && !key) throw ApiError.of('not-authorised')
  const { params, query, body } = input as Parts
  const response = await send(row, urlFor(row, { ...(params && { params }), ...(query && { query }) }), {
    method: row.method,
    headers: headersFor(row, key, body !== undefined),
    keepalive,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  log(row, response.status)
  noteReadOnly(response)
  if (!response.ok) throw await ApiError.from(response)
  const answer = (await response.json()) as { data: Answer<E> }
  return answer.data
}
