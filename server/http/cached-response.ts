import { hash } from 'node:crypto'
import type { Endpoint, Returned } from '#contract/endpoint.ts'

/** A response body, serialised once, with its entity tag. Features cache it, and `serve` sends it unchanged. */
export class CachedResponse {
  readonly body: Buffer
  #etag: string | undefined

  constructor(body: Buffer) {
    this.body = body
  }

  /** Hashed on first use, because a response that browsers do not store needs no tag. */
  get etag(): string {
    this.#etag ??= `"${hash('sha256', this.body, 'base64url').slice(0, 22)}"`
    return this.#etag
  }
}

/** Serialises `data` as an endpoint's response, with exactly the keys that its response schema names. */
export function serialiseResponse<E extends Endpoint>(endpoint: E, data: Returned<E>): CachedResponse {
  return new CachedResponse(Buffer.from(JSON.stringify({ data: endpoint.response?.parse(data) })))
}
