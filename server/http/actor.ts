import '@fastify/cookie'
import type { Actor } from './session-store.ts'

/** Where a request's key came from. Browsers send cookies by themselves, so only those need the anti-forgery pair. */
export type Carrier = 'header' | 'query' | 'cookie'

export interface Identity {
  actor: Actor
  key: string
  carrier: Carrier
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null
  }
}
