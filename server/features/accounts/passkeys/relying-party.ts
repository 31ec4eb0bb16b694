import type { FastifyRequest } from 'fastify'
import type { Config } from '../../../config/config.ts'

/** Who asks for a passkey, in WebAuthn's terms: browsers use a passkey at this host only. */
export interface RelyingParty {
  /** The host name. */
  id: string
  name: string
  origin: string
}

/** The portal at its public address; without one, at the address that the browser has reached it by. */
export function relyingPartyOf({ appName, hasPublicUrl, publicUrl }: Config, request: FastifyRequest): RelyingParty {
  const { origin, hostname } = new URL(hasPublicUrl ? publicUrl : `${request.protocol}://${request.host}`)
  return { id: hostname, name: appName, origin }
}
