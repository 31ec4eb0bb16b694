import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'

export interface DatabaseProxy {
  /** For the setting DATABASE_URL. */
  url: string
  /** Statements sent through it so far, and open connections. */
  statements(): number
  connections(): number
  /** Ends all connections and refuses new ones. */
  refuse(): Promise<void>
  /** Ends all connections, and accepts new ones. */
  cut(): void
  /** Accepts connections again. */
  accept(): Promise<void>
  close(): Promise<void>
}

/**
 * A proxy in front of a database that a test can close, and that counts statements. With `withoutNotifications` it
 * delivers none, like a pooler in transaction mode.
 */
export async function startDatabaseProxy(
  connection: ClientConfig,
  { withoutNotifications = false } = {},
): Promise<DatabaseProxy> {
  const { target, user, database } = readTarget(connection)
  const open = new Set<Socket>()
  let statements = 0

  function serve(client: Socket) {
    const server = connect(target)
    const countIn = createMessageCounter()
    const dropFrom = createNotificationFilter()
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(from)
      from.on('data', (bytes) => {
        if (from === client) statements += countIn(bytes)
        to.write(from === server && withoutNotifications ? dropFrom(bytes) : bytes)
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
  }

  let listener = createServer(serve).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  async function refuse() {
    const closed = listener.listening ? once(listener, 'close') : undefined
    listener.close()
    cut()
    await closed
  }
  return {
    url: `postgres://${encodeURIComponent(user)}@127.0.0.1:${port}/${database}`,
    statements: () => statements,
    connections: () => open.size / 2,
    refuse,
    cut,
    async accept() {
      listener = createServer(serve).listen(port, '127.0.0.1')
      await once(listener, 'listening')
    },
    close: refuse,
  }
}

function readTarget(connection: ClientConfig): { target: NetConnectOpts; user: string; database: string } {
  if (connection.connectionString) {
    const { hostname, port, username, pathname } = new URL(connection.connectionString)
    const target = { host: hostname, port: Number(port || 5432) }
    return { target, user: username, database: pathname.slice(1) }
  }
  const { host = '127.0.0.1', port = 5432, user = 'postgres', database = 'postgres' } = connection
  const target = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }
  return { target, user, database }
}

/** Counts the messages Query and Execute of PostgreSQL's protocol in what a client sends; the first message has no type. */
function createMessageCounter(): (bytes: Buffer) => number {
  let rest = Buffer.alloc(0)
  let isStarted = false
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    let count = 0
    for (;;) {
      const head = isStarted ? 1 : 0
      if (rest.length < head + 4) return count
      const length = head + rest.readUInt32BE(head)
      if (rest.length < length) return count
      if (isStarted && (rest[0] === 0x51 || rest[0] === 0x45)) count += 1
      isStarted = true
      rest = rest.subarray(length)
    }
  }
}

/** Leaves out the messages NotificationResponse of what a server sends; every one of its messages has a type. */
function createNotificationFilter(): (bytes: Buffer) => Buffer {
  let rest = Buffer.alloc(0)
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    const kept: Buffer[] = []
    while (rest.length >= 5 && rest.length >= 1 + rest.readUInt32BE(1)) {
      const length = 1 + rest.readUInt32BE(1)
      if (rest[0] !== 0x41) kept.push(rest.subarray(0, length))
      rest = rest.subarray(length)
    }
    return Buffer.concat(kept)
  }
}
