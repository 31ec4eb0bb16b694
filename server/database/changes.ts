import { randomBytes } from 'node:crypto'
import { Client, type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'
import { withTimeLimit } from '../concurrency/time-limit.ts'

/**
 * `*`: anything may have changed unseen. `own`: this process has handled a call that changed something, whether or not
 * a trigger announced it. `job`: a job was added, with the name of its queue, or `""` for one that is due later.
 * `board` and `board-heard`: what a phone tells a board, and that a board has heard it.
 * Otherwise what the triggers of the migrations announce, with an id or `""`.
 */
export type Topic =
  | '*'
  | 'session'
  | 'user'
  | 'school'
  | 'resources'
  | 'categories'
  | 'brand'
  | 'sponsors'
  | 'organisation'
  | 'products'
  | 'school_facts'
  | 'portal_figures'
  | 'own'
  | 'page_versions'
  | 'page_signatures'
  | 'testimonials'
  | 'register_schools'
  | 'register_imports'
  | 'class_codes'
  | 'identity_providers'
  | 'job'
  | 'board'
  | 'board-heard'
type Listener = (topic: Topic, id: string) => void

/**
 * Milliseconds between two heartbeats while cached data is used, for a reply to arrive, and between two heartbeats
 * while nothing is read: often enough for a firewall not to drop the connection.
 */
const heartbeat = { every: 250, within: 500, atRest: 15_000 }
const reconnectAfter = 200
/** Milliseconds in which a notification must arrive when the feed connects again. */
const deliveredWithin = 2_000
/** Milliseconds between two log lines about a feed that cannot connect. */
const complainEvery = 60_000

/**
 * The feed of committed changes, by LISTEN/NOTIFY, that lets processes cache data. Cached data may be used while
 * `isLive()`: the connection has answered a query that was sent at most 750 ms ago, and PostgreSQL delivers pending
 * notifications before it answers. Heartbeats are sent on demand, four a second at most, and every 15 s otherwise.
 */
export interface Changes {
  isLive(): boolean
  /** As `isLive()`, but sends a heartbeat first if the last one is too old; takes 500 ms at most. */
  confirm(): Promise<boolean>
  /**
   * Whether the connection is up, as far as is known. Data loaded while it stays up and no `*` arrives may be cached:
   * it is used only once the feed has been confirmed.
   */
  isConnected(): boolean
  /** Calls the listener for every invalidation, with its topic and an id or `""`. */
  onInvalidate(listener: Listener): void
  /** Resolves when every change committed before the call has reached the listeners, unannounced ones as `own`. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

async function askOnce(client: Client, within: number): Promise<void> {
  await withTimeLimit(client.query('select 1'), within, () => {
    throw new Error('no answer')
  })
}

/** Sends heartbeats one at a time: callers that come while one is under way share the next. */
function createHeartbeat(client: Client, within: number, onAnswer: (askedAt: number) => void): () => Promise<void> {
  let underWay = Promise.resolve()
  let next: Promise<void> | undefined
  const askNext = () => {
    next = undefined
    const askedAt = performance.now()
    underWay = askOnce(client, within).then(() => onAnswer(askedAt))
    return underWay
  }
  return () => {
    next ??= underWay.then(askNext, askNext)
    return next
  }
}

/**
 * Makes sure that this client hears what another connection notifies. A pooler that lends a server's connection for one
 * transaction accepts LISTEN, and delivers nothing.
 */
async function proveDelivery(listening: Client, connection: ClientConfig, within: number): Promise<void> {
  const channel = `proof_${randomBytes(8).toString('hex')}`
  const delivered = new Promise<void>((resolve) => {
    listening.on('notification', (heard) => heard.channel === channel && resolve())
  })
  await listening.query(`listen ${channel}`)
  const notifying = new Client({ ...connection, connectionTimeoutMillis: within, query_timeout: within })
  notifying.on('error', () => undefined)
  try {
    await notifying.connect()
    await notifying.query(`notify ${channel}`)
  } finally {
    void notifying.end().catch(() => undefined)
  }
  await withTimeLimit(delivered, within, () => {
    throw new DatabaseUnavailable(
      'The database does not deliver notifications (LISTEN and NOTIFY), which the portal needs to log people out at ' +
        'once. DATABASE_URL is probably the address of a pooler in transaction mode: use the address of the server ' +
        'itself, or of a pooler in session mode.',
    )
  })
  await listening.query(`unlisten ${channel}`)
}

/**
 * Throws DatabaseUnavailable if the database can be reached and does not deliver a notification within `patience`
 * milliseconds. A heartbeat that is not answered `within` milliseconds ends the connection.
 */
export async function followChanges(
  connection: ClientConfig,
  log: Logger,
  { patience = 10_000, within: answeredWithin = heartbeat.within } = {},
): Promise<Changes> {
  /** How old the last heartbeat may be for cached data to be used, in milliseconds. */
  const liveFor = heartbeat.every + answeredWithin
  const listeners: Listener[] = []
  let client: Client | null = null
  let ask = () => Promise.resolve()
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let isAtRest = false
  /** By the process's monotonic clock: when the last answered heartbeat was sent, and when one was last wanted. */
  let askedAt = Number.NEGATIVE_INFINITY
  let wantedAt = Number.NEGATIVE_INFINITY
  let complainedAt = Number.NEGATIVE_INFINITY

  function invalidate(topic: Topic, id: string) {
    for (const listener of listeners) listener(topic, id)
  }

  function lose(lost: Client, reason: unknown) {
    if (client !== lost) return
    client = null
    clearTimeout(timer)
    invalidate('*', '')
    void lost.end().catch(() => undefined)
    if (isClosed) return
    complainedAt = performance.now()
    log.warn({ reason: String(reason) }, 'change feed lost; asking the database on every request')
    timer = setTimeout(connectAgain, reconnectAfter)
  }

  const connectAgain = () => void connect({ within: deliveredWithin, isFirst: false })

  async function beat(beaten: Client) {
    isAtRest = false
    try {
      await ask()
      if (client === beaten) wait(beaten)
    } catch (error) {
      lose(beaten, error)
    }
  }

  function wait(waiting: Client) {
    isAtRest = performance.now() - wantedAt > liveFor
    clearTimeout(timer)
    timer = setTimeout(() => void beat(waiting), isAtRest ? heartbeat.atRest : heartbeat.every)
  }

  async function connect({ within, isFirst }: { within: number; isFirst: boolean }) {
    const limits = { connectionTimeoutMillis: 2000, query_timeout: 2000 }
    const fresh = new Client({ ...connection, ...limits, application_name: 'portal changes' })
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('end', () => lose(fresh, 'ended'))
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (channel !== 'changes') return
      const colon = payload.indexOf(':')
      invalidate(payload.slice(0, colon) as Topic, payload.slice(colon + 1))
    })
    try {
      await fresh.connect()
      await fresh.query('listen changes')
      await proveDelivery(fresh, connection, within)
      if (isClosed) return await fresh.end()
      client = fresh
      ask = createHeartbeat(fresh, answeredWithin, (at) => {
        askedAt = at
      })
      askedAt = performance.now()
      if (complainedAt > 0) log.info('change feed is back')
      complainedAt = Number.NEGATIVE_INFINITY
      invalidate('*', '')
      wait(fresh)
    } catch (error) {
      void fresh.end().catch(() => undefined)
      if (isClosed) return
      if (isFirst && error instanceof DatabaseUnavailable) throw error
      if (performance.now() - complainedAt > complainEvery) {
        complainedAt = performance.now()
        log.warn({ reason: String(error) }, 'change feed cannot connect')
      }
      timer = setTimeout(connectAgain, reconnectAfter)
    }
  }

  function isLive() {
    if (!client) return false
    const now = performance.now()
    wantedAt = now
    if (isAtRest) {
      clearTimeout(timer)
      void beat(client)
    }
    return now - askedAt < liveFor
  }

  await connect({ within: patience, isFirst: true })
  return {
    isLive,
    isConnected: () => client !== null,
    async confirm() {
      const current = client
      if (!current || isLive()) return current !== null
      await ask().catch((error: unknown) => lose(current, error))
      return client === current && isLive()
    },
    onInvalidate: (listener) => void listeners.push(listener),
    // PostgreSQL delivers pending notifications before it completes a query.
    async catchUp() {
      const current = client
      if (current) await ask().catch((error: unknown) => lose(current, error))
      invalidate('own', '')
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      const last = client
      client = null
      await last?.end()
    },
  }
}
