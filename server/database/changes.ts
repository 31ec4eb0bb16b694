import { Client, type ClientConfig } from 'pg'
import type { Logger } from 'pino'

/**
 * `*`: everything may have changed unseen. `own`: this process has answered a call that changed something, announced or
 * not. Otherwise what the triggers of the migrations announce, with an id or `""`.
 */
export type Topic =
  | '*'
  | 'session'
  | 'user'
  | 'school'
  | 'resources'
  | 'categories'
  | 'brand'
  | 'products'
  | 'school_facts'
  | 'portal_figures'
  | 'own'
  | 'page_versions'
  | 'testimonials'
type Listener = (topic: Topic, id: string) => void

const heartbeat = { every: 250, within: 500 }
const reconnectAfter = 200

/**
 * The feed of committed changes, by LISTEN/NOTIFY, that lets processes hold data in memory. While `isLive()` is false
 * nothing held may be used: the connection is down, or did not answer a heartbeat (every 250 ms) within 500 ms.
 */
export interface Changes {
  isLive(): boolean
  onChange(listener: Listener): void
  /** Resolves when every change committed before the call has reached the listeners, the unannounced ones as `own`. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

async function askOnce(client: Client): Promise<void> {
  let deadline: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    deadline = setTimeout(() => reject(new Error('no answer')), heartbeat.within)
  })
  await Promise.race([client.query('select 1'), late]).finally(() => clearTimeout(deadline))
}

/** Asks for a sign of life, one question at a time: all who come while one is under way share the next. */
function createHeartbeat(client: Client): () => Promise<void> {
  let underWay = Promise.resolve()
  let next: Promise<void> | undefined
  const askNext = () => {
    next = undefined
    underWay = askOnce(client)
    return underWay
  }
  return () => {
    next ??= underWay.then(askNext, askNext)
    return next
  }
}

export async function followChanges(connection: ClientConfig, log: Logger): Promise<Changes> {
  const listeners: Listener[] = []
  let client: Client | null = null
  let ask = () => Promise.resolve()
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  function tell(topic: Topic, id: string) {
    for (const listener of listeners) listener(topic, id)
  }

  function lose(lost: Client, reason: unknown) {
    if (client !== lost) return
    client = null
    clearTimeout(timer)
    tell('*', '')
    void lost.end().catch(() => undefined)
    if (isClosed) return
    log.warn({ reason: String(reason) }, 'change feed lost; asking the database on every request')
    timer = setTimeout(() => void connect(), reconnectAfter)
  }

  async function beat(beaten: Client) {
    try {
      await ask()
      if (client === beaten) timer = setTimeout(() => void beat(beaten), heartbeat.every)
    } catch (error) {
      lose(beaten, error)
    }
  }

  async function connect() {
    const fresh = new Client({ ...connection, connectionTimeoutMillis: 2000, application_name: 'portal changes' })
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('end', () => lose(fresh, 'ended'))
    fresh.on('notification', ({ payload = '' }) => {
      const colon = payload.indexOf(':')
      tell(payload.slice(0, colon) as Topic, payload.slice(colon + 1))
    })
    try {
      await fresh.connect()
      await fresh.query('listen changes')
      if (isClosed) return await fresh.end()
      client = fresh
      ask = createHeartbeat(fresh)
      tell('*', '')
      timer = setTimeout(() => void beat(fresh), heartbeat.every)
    } catch (error) {
      void fresh.end().catch(() => undefined)
      if (isClosed) return
      log.warn({ reason: String(error) }, 'change feed cannot connect')
      timer = setTimeout(() => void connect(), reconnectAfter)
    }
  }

  await connect()
  return {
    isLive: () => client !== null,
    onChange: (listener) => void listeners.push(listener),
    // PostgreSQL delivers pending notifications before it says that a query is done.
    async catchUp() {
      const current = client
      if (current) await ask().catch((error: unknown) => lose(current, error))
      tell('own', '')
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
