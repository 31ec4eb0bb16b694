import { hash } from 'node:crypto'
import type { Endpoint, Returned } from '#contract/endpoint.ts'

/** A response body that was serialised once, with its entity tag: what features cache, and `serve` sends as it is. */
export class CachedResponse {
  readonly body: Buffer
  #etag: string | undefined

  constructor(body: Buffer) {
    this.body = body
  }

  /** Hashed on first use: a response that is not stored by browsers needs none. */
  get etag(): string {
    this.#etag ??= `"${hash('sha256', this.body, 'base64url').slice(0, 22)}"`
    return this.#etag
  }
}

/** Serialises `data` as an endpoint's response: exactly the keys that its response schema names. */
export function serialiseResponse<E extends Endpoint>(endpoint: E, data: Returned<E>): CachedResponse {
  return new CachedResponse(Buffer.from(JSON.stringify({ data: endpoint.response?.parse(data) })))
}
