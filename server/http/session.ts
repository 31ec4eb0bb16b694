import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { Failure } from '../failure.ts'
import type { Carrier, Identity } from './actor.ts'
import { type ClassActor, type ClassKeys, isClassKey } from './class-keys.ts'
import type { Actor, Sessions } from './session-store.ts'

type Found = Actor | ClassActor | null | Promise<Actor | ClassActor | null>

/** The anti-forgery token of a key: bound to the session, so that a cookie planted by another site is worthless. */
export function xsrfTokenOf(key: string): string {
  return createHmac('sha256', key).update('xsrf').digest('base64url')
}

interface PresentedKey {
  key: string
  carrier: Carrier
}

function presentedKeys(request: FastifyRequest, cookieName: string): PresentedKey[] {
  const keys: PresentedKey[] = []
  const { authorization } = request.headers
  if (authorization?.startsWith('Bearer ')) keys.push({ key: authorization.slice(7), carrier: 'header' })
  const query = (request.query as Record<string, unknown>)['access-token']
  if (typeof query === 'string') keys.push({ key: query, carrier: 'query' })
  const { cookie: header } = request.headers
  const cookie = header && request.server.parseCookie(header)[cookieName]
  if (cookie) keys.push({ key: cookie, carrier: 'cookie' })
  return keys
}

/**
 * Identifies the user or the class before anything else happens, by the first valid key from `Authorization: Bearer`, the query
 * parameter `access-token` or the auth cookie. Refuses unsafe requests from other sites, and unsafe ones that carry
 * only the cookie, without the anti-forgery header.
 */
export function addSessions(
  app: FastifyInstance,
  { config, sessions, classKeys }: { config: Config; sessions: Sessions; classKeys: ClassKeys },
): void {
  app.decorateRequest('identity', null)

  // Synchronous if everything is cached, because this runs on each request.
  function identify(keys: PresentedKey[], index = 0): Identity | null | Promise<Identity | null> {
    const presented = keys[index]
    if (!presented) return null
    const decide = (actor: Actor | ClassActor | null) => (actor ? { actor, ...presented } : identify(keys, index + 1))
    const { key, carrier } = presented
    const found: Found = isClassKey(key) ? classKeys.find(key, carrier) : sessions.find(key)
    return found instanceof Promise ? found.then(decide) : decide(found)
  }

  const ownOrigin = new URL(config.publicUrl).origin
  function isOwn(origin: string, request: FastifyRequest): boolean {
    return origin === ownOrigin || (!config.hasPublicUrl && origin === `${request.protocol}://${request.host}`)
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const isUnsafe = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS'
    const { origin } = request.headers
    // Pages find out themselves for whom they are (`pages.ts`), and come even while the database is down.
    if (!isUnsafe && (request.is404 || request.routeOptions.config.hasOwnKey)) return done()
    if (isUnsafe && origin !== undefined && !isOwn(origin, request)) return done(new Failure('request/foreign-origin'))

    function admit(identity: Identity | null): Failure | undefined {
      request.identity = identity
      const isForged = isUnsafe && identity?.carrier === 'cookie' && !hasXsrfPair(request, identity.key)
      return isForged ? new Failure('request/forged') : undefined
    }
    let refusal: Error | undefined
    try {
      const identity = identify(presentedKeys(request, config.cookies.key))
      // An error during identification refuses the request: an unhandled rejection would end the process.
      if (identity instanceof Promise) return void identity.then(admit).then(done, done)
      refusal = admit(identity)
    } catch (error) {
      refusal = error as Error
    }
    done(refusal)
  })
}

/** Compares digests, because `timingSafeEqual` throws for unequal lengths, and a header may hold any bytes. */
function hasXsrfPair(request: FastifyRequest, key: string): boolean {
  const sent = request.headers['x-xsrf-token']
  if (typeof sent !== 'string') return false
  return timingSafeEqual(hash('sha256', sent, 'buffer'), hash('sha256', xsrfTokenOf(key), 'buffer'))
}

/**
 * Sets the cookies of the key and its anti-forgery token, for as long as the session lasts if it is not used again.
 * `signedInAt`: when the session began.
 */
export function setSessionCookies(reply: FastifyReply, config: Config, key: string, signedInAt = new Date()): void {
  const age = (Date.now() - signedInAt.getTime()) / 1000
  const options = {
    path: '/',
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: Math.floor(Math.min(config.sessionDays * 86_400, config.maxSessionDays * 86_400 - age)),
  } as const
  reply.setCookie(config.cookies.key, key, options)
  reply.setCookie(config.cookies.xsrf, xsrfTokenOf(key), options)
}

/** Clears the session's cookies, and what the browser has cached for this user. */
export function clearSessionCookies(reply: FastifyReply, config: Config): void {
  reply.header('clear-site-data', '"cache"')
  reply.clearCookie(config.cookies.key, { path: '/' })
  reply.clearCookie(config.cookies.xsrf, { path: '/' })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route has a key of its own, which is nobody's: it identifies no user, and works without the database. */
    hasOwnKey?: true
  }
}
