import type * as z from 'zod/mini'
import type { Access } from './access.ts'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * An endpoint: everything that server and browser must agree on about one call. `path` names parameters as `:id`. A
 * JSON response is always `{ data: response }`; a `download` endpoint sends bytes of that media type instead, and
 * `upload` names the multipart file field that replaces a JSON body. `cache`: whether browsers may store a JSON
 * response to a GET. `revalidate`: they may, and revalidate it on every use; only for responses without personal data.
 * `no-store`: it is not stored. By default, responses for visitors are revalidated and all others not stored, so that
 * log-out leaves nothing personal in the browser. `errors` lists the endpoint's codes beyond those of every endpoint
 * (see `contract/common-errors.ts`). `isAnonymous`: children call it, so no line of the log has the IP address.
 */
export interface Endpoint {
  method: Method
  path: `/${string}`
  access: Access
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniObject
  response?: z.ZodMiniType
  upload?: string
  download?: string
  cache?: 'revalidate' | 'no-store'
  isAnonymous?: true
  errors?: readonly ErrorCode[]
}

/** Checks an endpoint's shape and keeps its literal types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined

/**
 * A body as the portal's own pages send it. The specification's client knows no `version`, so that its calls leave it
 * optional; pages without it would overwrite somebody else's change in silence, and do not compile.
 */
export type Versioned<Body> = string extends keyof Body
  ? Body
  : 'version' extends keyof Body
    ? Body & { version: number }
    : Body

/** What a handler receives: parsed parameters, query and body. */
export interface Received<E extends Endpoint> {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
}

/** What a handler returns (before the response schema strips what it does not name). */
export type Returned<E extends Endpoint> = E['response'] extends z.ZodMiniType ? z.input<E['response']> : undefined

/** What a caller gets as `data`. */
export type Answer<E extends Endpoint> = E['response'] extends z.ZodMiniType ? z.output<E['response']> : undefined

type Given<K extends string, Input> = [Input] extends [undefined]
  ? unknown
  : Record<string, never> extends Input
    ? { [P in K]?: Input }
    : { [P in K]: Input }

/** What a caller must pass: only the parts that the endpoint names, optional where every key is. */
export type Call<E extends Endpoint> = Given<'params', Sent<E['params']>> &
  Given<'query', Sent<E['query']>> &
  Given<'body', Versioned<Sent<E['body']>>>

/** The same-site URL of an endpoint, for links and images. Undefined query values are left out. */
export function urlFor<E extends Endpoint>(
  endpoint: E,
  {
    params = {},
    query = {},
  }: { params?: Record<string, string | number>; query?: Record<string, string | number | boolean | undefined> } = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${endpoint.path} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}
