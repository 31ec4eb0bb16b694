import '@fastify/cookie'
import type { Actor } from '../database/sessions.ts'

/** How the key of a request came: cookies travel by themselves, so only they need the anti-forgery pair. */
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
