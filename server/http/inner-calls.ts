import type { FastifyInstance } from 'fastify'
import type { CallResponse } from '#contract/server-rendering.ts'
import type { Config } from '../config/config.ts'
import { cached } from '../database/cache.ts'
import type { Changes, Topic } from '../database/changes.ts'

/** Who a document is rendered for: their calls come from their own network, with their own key. */
export interface Viewer {
  key: string
  ip: string
}

/** How long a response is kept at most, in milliseconds: parents and log-ins are counted without an invalidation. */
const lifetime = 60_000

/** How many responses are kept: of a dozen paths, and of those that have a book in them. */
const capacity = 100

interface Answered {
  status: number
  body: string
  /** Whether it is the same for everybody. */
  isPublic: boolean
}

export interface InnerCalls {
  /** Calls the portal from within, for a page that is being rendered. `viewer` is null for a visitor. */
  call(viewer: Viewer | null, url: string): Promise<CallResponse>
  /** Whether calls are answered: not any more while the portal stops (Fastify refuses them), nor without the database. */
  areAnswered(): boolean
}

/**
 * What anybody gets is asked for without a key, and kept until one of `topics` is invalidated: a call costs more than most
 * of what pages show of it.
 */
export function createInnerCalls(
  app: FastifyInstance,
  { config, changes }: { config: Config; changes: Changes },
  topics: readonly Topic[],
): InnerCalls {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  const { host } = new URL(config.publicUrl)

  async function inject(viewer: Viewer | null, url: string): Promise<Answered> {
    const headers = { host, ...(viewer && { authorization: `Bearer ${viewer.key}` }) }
    const response = await app.inject({ method: 'GET', url, headers, ...(viewer && { remoteAddress: viewer.ip }) })
    const caching = String(response.headers['cache-control'] ?? '')
    const isPublic = response.statusCode === 200 && caching.startsWith('public')
    return { status: response.statusCode, body: response.body, isPublic }
  }

  const findPublic = cached(
    changes,
    topics,
    async (key) => {
      const url = key.slice(key.indexOf(' ') + 1)
      const answered = await inject(null, url)
      if (!answered.isPublic) throw new Error(`${url} answered ${answered.status}, and not to everybody`)
      return answered
    },
    capacity,
  )
  /** The URLs that have had a public response: an endpoint may answer visitors all the same, and signed-in people one by one. */
  const publicUrls = { visitor: new Set<string>(), user: new Set<string>() }

  async function ask(viewer: Viewer | null, url: string): Promise<Answered> {
    const known = viewer ? publicUrls.user : publicUrls.visitor
    if (known.has(url)) return findPublic(`${Math.floor(Date.now() / lifetime)} ${url}`)
    const answered = await inject(viewer, url)
    if (answered.isPublic && known.size < capacity) known.add(url)
    return answered
  }

  return {
    call: async (viewer, url) => toResponse(await ask(viewer, url)),
    areAnswered: () => !isStopping && changes.isConnected(),
  }
}

const noHeaders = new Headers()

/** What a page reads of a response. One of the platform's costs as much as the call. */
const toResponse = ({ status, body }: Answered): CallResponse => ({
  ok: status >= 200 && status < 300,
  status,
  headers: noHeaders,
  text: () => Promise.resolve(body),
  json: async () => JSON.parse(body),
})
