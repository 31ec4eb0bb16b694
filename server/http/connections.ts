import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Warnings } from '../warnings.ts'

interface Options {
  /** How many may be open at once. */
  most: number
  /** How long nobody may read anything of an answer, in seconds. */
  unreadSeconds: number
  warnings: Warnings
  log: FastifyBaseLogger
}

/** How often a full house is logged, and how long the console says so, in minutes. */
const repeated = { logged: 1, shown: 60 }

/** The last request of a connection that was begun to be answered. */
const latest = new WeakMap<object, ServerResponse>()

/** Whether an answer is being written to this connection, so that nothing else may be. */
export function isAnswering(socket: object): boolean {
  return latest.get(socket)?.writableFinished === false
}

/**
 * Ends connections that nobody reads from and responses whose connection is gone, and takes only so many at once. Add it
 * before anything that replaces the listeners of `request`.
 */
export function watchConnections(server: Server, { most, unreadSeconds, warnings, log }: Options): void {
  endWithConnection(server)

  // A time without traffic, in which a kernel that takes part of what is written counts as traffic.
  server.timeout = unreadSeconds * 1000
  server.on('timeout', (socket) => {
    const isWorking = latest.get(socket)?.writableEnded === false && socket.writableLength === 0
    if (isWorking) socket.setTimeout(server.timeout)
    else socket.destroy()
  })

  let quietUntil = 0
  server.maxConnections = most
  server.on('drop', () => {
    // Those that only wait for another request make room for the next who comes.
    server.closeIdleConnections()
    if (quietUntil > Date.now()) return
    quietUntil = Date.now() + repeated.logged * 60_000
    log.warn({ most }, 'connections are refused, because there are too many')
    const sentence = `Connections were refused in the last hour, because ${most} were open at once. If so many people use the portal, raise LIMIT_CONNECTIONS; if not, look in the log for IP addresses that come up again and again, and block them at the proxy.`
    warnings.raise({ code: 'connections-full', sentence }, repeated.shown)
  })
}

/**
 * A response that waits behind another one of its connection (pipelining) does not hear when the connection closes: the
 * file that it was to send would stay open for ever.
 */
function endWithConnection(server: Server): void {
  const waiting = new WeakMap<Socket, Set<ServerResponse>>()

  function endAll(socket: Socket) {
    for (const response of waiting.get(socket) ?? []) {
      response.destroy()
      response.emit('close')
    }
  }
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    latest.set(socket, response)
    if (response.socket !== null) return
    let queue = waiting.get(socket)
    if (!queue) {
      queue = new Set()
      waiting.set(socket, queue)
      socket.once('close', () => endAll(socket))
    }
    queue.add(response)
    response.once('close', () => queue.delete(response))
  })
}
