import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { refusal } from '#contract/access.ts'
import type { Endpoint, Received, Returned } from '#contract/endpoint.ts'
import type { By, ByUser } from '../database/audit.ts'
import type { Changes } from '../database/changes.ts'
import { Failure } from '../failure.ts'
import { userOf } from './actor.ts'
import { CachedResponse, serialiseResponse } from './cached-response.ts'
import type { ClassActor } from './class-keys.ts'
import { parseInput, parseParams } from './input.ts'
import type { Actor } from './session-store.ts'
import { addUploads } from './upload.ts'

/** What a handler is called with. `actor` is null only if the endpoint admits visitors. */
export type Asked<E extends Endpoint> = Received<E> & {
  actor: E['access'] extends 'visitor' ? Actor | null : E['access'] extends 'class' ? ClassActor : Actor
  /** The user and their IP address, for the audit log, the limits and the services. */
  by: E['access'] extends 'visitor' | 'class' ? By : ByUser
  request: FastifyRequest
  reply: FastifyReply
}

type Handled<E extends Endpoint> = E['download'] extends string ? FastifyReply : Returned<E> | CachedResponse

/**
 * Mounts one endpoint of the contract. Access is checked first, then the input is parsed; the response holds exactly
 * what its schema names. An unsafe call responds only when its changes have reached this process, so that caches
 * (sessions, resources) are already right when the caller asks again. `bodySeconds`: how long its body may take to
 * arrive (see `cutSlowBodies`).
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (asked: Asked<E>) => Promise<Handled<E>> | Handled<E>,
  { bodySeconds }: { bodySeconds?: number } = {},
): void {
  const changes: Changes = app.changes
  const emptyQuery = endpoint.query?.safeParse({})
  const isStored = endpoint.method === 'GET' && cachingOf(endpoint) === 'revalidate'

  function read(request: FastifyRequest, reply: FastifyReply): Asked<E> {
    const user = seenBy(endpoint, userOf(request))
    const by: By = { userId: user?.id ?? null, ip: request.ip }
    // In one literal: spreading another object costs 6 µs.
    return {
      params: endpoint.params && parseParams(endpoint.params, request.params),
      query:
        endpoint.query &&
        (emptyQuery?.success && !request.url.includes('?')
          ? emptyQuery.data
          : parseInput(endpoint.query, request.query)),
      body: endpoint.body && parseInput(endpoint.body, request.body ?? {}),
      actor: endpoint.access === 'class' ? request.identity?.actor : user,
      by,
      request,
      reply,
    } as Asked<E>
  }

  function respond({ request, reply }: Asked<E>, answer: Returned<E> | CachedResponse): FastifyReply {
    const response = answer instanceof CachedResponse ? answer : serialiseResponse(endpoint, answer)
    if (!isStored || reply.hasHeader('cache-control')) return sendOnce(reply, response)
    // What is cached for visitors is the same for everybody, so proxies may cache it too.
    const isPublic = answer === response && endpoint.access === 'visitor'
    return sendRevalidated(request, reply, response, isPublic ? 'public' : 'private')
  }

  async function respondLater(asked: Asked<E>, handled: ReturnType<typeof handler>): Promise<FastifyReply> {
    const answer = await handled
    if (endpoint.method !== 'GET') await changes.catchUp()
    return endpoint.download ? asked.reply : respond(asked, answer as Returned<E> | CachedResponse)
  }

  const route: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: endpoint.method === 'GET',
    config: { ...(bodySeconds && { bodySeconds }), ...(endpoint.isAnonymous && { isAnonymous: true }) },
    // Runs before the body is read, so that nobody can make us read what they may not send.
    onRequest: (request, _reply, done) => {
      const code = refusal(endpoint.access, request.identity?.actor ?? null)
      done(code ? new Failure(code) : undefined)
    },
    handler: (request, reply) => {
      const asked = read(request, reply)
      if (endpoint.download && !isStored) reply.header('cache-control', 'no-store')
      const handled = handler(asked)
      // What is cached is answered without a promise, which would cost as much as the rest.
      if (handled instanceof CachedResponse && endpoint.method === 'GET') return void respond(asked, handled)
      return respondLater(asked, handled)
    },
  }
  // The parser of forms costs each request of its app something.
  if (endpoint.upload) void app.register((uploads) => addUploads(uploads).then(() => void uploads.route(route)))
  else app.route(route)
}

/** Somebody who has only given a password is a visitor to an endpoint that is open to everybody. */
const seenBy = ({ access }: Endpoint, user: Actor | null): Actor | null =>
  access === 'visitor' && user?.isFirstStep ? null : user

/** Whether browsers may store the responses of an endpoint; see `Endpoint`. */
function cachingOf({ cache, access }: Endpoint): 'revalidate' | 'no-store' {
  return cache ?? (access === 'visitor' ? 'revalidate' : 'no-store')
}

function sendOnce(reply: FastifyReply, { body }: CachedResponse): FastifyReply {
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body)
}

/** Cached by the browser, for `public` by proxies too, and revalidated on every use, so never stale. */
function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: CachedResponse,
  visibility: 'public' | 'private',
): FastifyReply {
  reply.headers({ 'cache-control': `${visibility}, no-cache`, etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** No line of the log has the IP address of a request to this route. */
    isAnonymous?: true
  }
  interface FastifyInstance {
    changes: Changes
    /** The path of every route, which a test compares with the contract. */
    mountedPaths: string[]
  }
}
