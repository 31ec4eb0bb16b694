import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface CallOptions {
  key?: string
  body?: unknown
  headers?: Record<string, string>
}

/** Calls the API with this key in the header, or as a visitor. */
export type CallPortal = (method: string, path: string, options?: CallOptions) => Promise<Response>

/** Calls the portal that listens at `url` by the host name of `publicUrl`. */
export function createCall(url: string, publicUrl: string): CallPortal {
  const { host } = new URL(publicUrl)
  return (method, path, { key, body, headers = {} } = {}) =>
    ask(`${url}${path}`, host, {
      method,
      headers: {
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
}

interface Asked {
  method: string
  headers: Record<string, string>
  body?: string
}

/** Like `fetch`, but with the portal's own host name: `fetch` always sends the name that it connects to. */
async function ask(url: string, host: string, { method, headers, body }: Asked): Promise<Response> {
  if (host === new URL(url).host) return fetch(url, { method, headers, redirect: 'manual', ...(body && { body }) })
  const asked = request(url, { method, headers: { ...headers, host } }).end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const received = new Headers()
  for (const [name, values = []] of Object.entries(answer.headersDistinct))
    for (const value of values) received.append(name, value)
  const { statusCode: status = 0 } = answer
  const bytes = await buffer(answer)
  return new Response(bytes.length > 0 ? bytes : null, { status, headers: received })
}
