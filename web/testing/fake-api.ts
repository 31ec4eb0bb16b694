import { vi } from 'vitest'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'

/** A call that a test received. */
export interface Received {
  url: URL
  headers: Headers
  body: unknown
}

type Answering = (received: Received) => Response | Promise<Response>
interface Row {
  method: string
  path: RegExp
  answer: Answering
}

const rows: Row[] = []

/** A successful response. */
export const ok = (data: unknown) => Response.json({ data })

/** The response for a failure of the contract. */
export function failure(code: ErrorCode, fields?: Record<string, string>): Response {
  const { status, message } = errors[code]
  return Response.json({ code, message, ...(fields && { errors: fields }) }, { status })
}

/**
 * Responds to an endpoint with data or by a function, in place of the server, until the test ends. Returns the list of
 * calls received. A call without a response fails like a broken connection.
 */
export function answer<const E extends Endpoint>(row: E, data: Answer<E> | Answering): Received[] {
  const received: Received[] = []
  const path = new RegExp(`^${row.path.replaceAll(/:\w+/g, '[^/]+')}$`)
  rows.unshift({
    method: row.method,
    path,
    answer: (call) => {
      received.push(call)
      return typeof data === 'function' ? (data as Answering)(call) : ok(data)
    },
  })
  return received
}

/** As `answer`, but only once the returned `release` is called: for what happens while a call is under way. */
export function answerLater<const E extends Endpoint>(
  row: E,
  data: Answer<E> | (() => Response),
): { received: Received[]; release: () => void } {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return {
    received: answer(row, () =>
      released.then(() => (typeof data === 'function' ? (data as () => Response)() : ok(data))),
    ),
    release,
  }
}

/** Called by `renderPage` before each test's first page. */
export function startFakeApi(): void {
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, window.location.origin)
    const row = rows.find(({ method, path }) => method === (init.method ?? 'GET') && path.test(url.pathname))
    if (!row) throw new TypeError(`Nothing answers ${init.method} ${url.pathname}`)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    return row.answer({ url, headers: new Headers(init.headers), body })
  })
}

/** Removes every response; called after each test. */
export function stopFakeApi(): void {
  rows.length = 0
  vi.unstubAllGlobals()
}
