import '@fastify/cookie'
import type { ByUser } from '../database/audit.ts'
import type { ClassActor } from './class-keys.ts'
import type { Actor } from './session-store.ts'

/** Where a request's key came from. Browsers send cookies by themselves, so only those need the anti-forgery pair. */
export type Carrier = 'header' | 'query' | 'cookie'

export interface Identity {
  actor: Actor | ClassActor
  key: string
  carrier: Carrier
}

/** A signed-in user who does something, with the IP address for the audit log. */
export interface Acting {
  actor: Actor
  by: ByUser
}

/** The signed-in user of a request; null for a visitor and for a class. */
export function userOf({ identity }: { identity: Identity | null }): Actor | null {
  return identity && identity.actor.role !== 'class' ? identity.actor : null
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null
  }
}
