import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Warnings } from '../config/warnings.ts'
import { shareByNetwork } from './network-connections.ts'

interface Options {
  /** The most connections that may be open at once, in all and of one network, and when one is closed that nobody reads. */
  config: Pick<Config, 'maxConnections' | 'maxConnectionsPerNetwork' | 'trustedProxies' | 'unreadSeconds'>
  warnings: Warnings
  log: FastifyBaseLogger
}

/** How often reaching the limit is logged, and how long the console shows it, in minutes. */
const repeated = { logged: 1, shown: 60 }

/** The latest response of each connection. */
const latest = new WeakMap<object, ServerResponse>()

/** Whether a response is being written to this connection, so that nothing else may be. */
export function isAnswering(socket: object): boolean {
  return latest.get(socket)?.writableFinished === false
}

/**
 * Closes connections that nobody reads from, ends responses whose connection has closed, and limits the number of
 * connections, of each network and in all. Call it before anything that replaces the listeners of `request`.
 */
export function watchConnections(server: Server, { config, warnings, log }: Options): void {
  const { maxConnections: most, maxConnectionsPerNetwork: mostEach, trustedProxies, unreadSeconds } = config
  endWithConnection(server)

  // Time without traffic. The kernel accepting part of a write counts as traffic.
  server.timeout = unreadSeconds * 1000
  server.on('timeout', (socket) => {
    const isWorking = latest.get(socket)?.writableEnded === false && socket.writableLength === 0
    if (isWorking) socket.setTimeout(server.timeout)
    else socket.destroy()
  })

  let quietUntil = 0
  const warn = () => {
    if (quietUntil > Date.now()) return
    quietUntil = Date.now() + repeated.logged * 60_000
    log.warn({ most, mostEach }, 'too many connections; refusing new ones and closing those that wait for their client')
    const sentence = `Connections were refused or closed in the last hour, because ${most} were open at once, or ${mostEach} from one network. If so many people use the portal, run another instance beside this one; if not, look in the log for IP addresses that come up again and again, and block them at the proxy.`
    warnings.raise({ code: 'connections-full', sentence }, repeated.shown)
  }
  shareByNetwork(server, { most, mostEach, trustedProxies, onClosed: warn })
  server.maxConnections = most
  server.on('drop', () => {
    // Closing idle connections makes room for the next client.
    server.closeIdleConnections()
    warn()
  })
}

/**
 * A response that waits behind another on the same connection (pipelining) is not notified when the connection closes,
 * so the file that it was to send would stay open for ever.
 */
function endWithConnection(server: Server): void {
  const waiting = new WeakMap<Socket, Set<ServerResponse>>()

  function endAll(socket: Socket) {
    for (const response of waiting.get(socket) ?? []) {
      response.destroy()
      response.emit('close')
      // A file that is opened only now, to be sent, is closed again.
      response.on('pipe', (source: Readable) => source.destroy())
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
