import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { finishSignIn } from '#contract/identity-providers.ts'
import type { Config } from '../../../config/config.ts'
import { sealText, unsealText } from '../../../database/seal.ts'
import type { Deps } from '../../../deps.ts'

/** How long a sign-in may take, in minutes: at the provider, and then here. */
const minutes = 10
/** Nothing else of the portal is sent the cookie. */
const path = '/api/auth'

/** A sign-in whose person is at the provider. `linking`: the session that links it to its account; null to log in. */
const Begun = z.object({
  kind: z.literal('begun'),
  until: z.number(),
  providerId: z.uuid(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  linking: z.nullable(z.object({ userId: z.uuid(), sessionId: z.uuid() })),
})
export type Begun = z.infer<typeof Begun>

/** Somebody who has come back from a provider, and whom no account is linked to yet. */
const Pending = z.object({
  kind: z.literal('pending'),
  until: z.number(),
  providerId: z.uuid(),
  identity: z.object({
    issuer: z.string(),
    subject: z.string(),
    email: z.string(),
    name: z.string(),
    isProven: z.boolean(),
    domain: z.nullable(z.string()),
  }),
})
export type Pending = z.infer<typeof Pending>
/** Who somebody is, as far as their provider is to be believed. */
export type Identity = Pending['identity']

const UnderWay = z.union([Begun, Pending])
const purpose = 'sign-in under way'

type NotEnding<T> = T extends unknown ? Omit<T, 'until'> : never

/**
 * Keeps a sign-in with the browser that it belongs to, in a cookie that only the portal can read or make. Nothing is stored,
 * so visitors who begin thousands fill no table. A second window replaces it.
 */
export async function keepUnderWay(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  reply: FastifyReply,
  underWay: NotEnding<Begun | Pending>,
): Promise<void> {
  const text = JSON.stringify({ ...underWay, until: Date.now() + minutes * 60_000 })
  const sealed = await sealText(db, text, purpose)
  reply.setCookie(config.cookies.signIn, sealed.toString('base64url'), {
    path,
    httpOnly: true,
    // Lax, because the browser comes back from another site; a form or a script of another site does not send it.
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: minutes * 60,
  })
}

/** The sign-in of the browser that asks; null without one, and when it has taken too long. */
export async function readUnderWay(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  request: FastifyRequest,
): Promise<Begun | Pending | null> {
  const { cookie } = request.headers
  const value = cookie && request.server.parseCookie(cookie)[config.cookies.signIn]
  const text = value && (await unsealText(db, Buffer.from(value, 'base64url'), purpose))
  if (!text) return null
  const { data } = UnderWay.safeParse(JSON.parse(text))
  return data && data.until > Date.now() ? data : null
}

export function forgetUnderWay({ config }: Pick<Deps, 'config'>, reply: FastifyReply): void {
  reply.clearCookie(config.cookies.signIn, { path })
}

/** Where providers send the browser: at the public address; without one, at the address that the browser has reached. */
export function callbackOf({ hasPublicUrl, publicUrl }: Config, request: FastifyRequest): string {
  return new URL(finishSignIn.path, hasPublicUrl ? publicUrl : `${request.protocol}://${request.host}`).href
}
