import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Hop-by-hop headers, which are not passed on. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding'])

export interface RollingProxy {
  url: string
  close(): Promise<void>
}

/**
 * A proxy in front of several instances, as nginx's `upstream` with `keepalive` and its default `proxy_next_upstream` is
 * one: connections to the instances are kept and used again, the instances take turns, and the next one is asked when one
 * refuses the connection, or ends a kept one before any answer to a request that may be repeated. A POST that was sent
 * and not answered is not repeated: that is a lost request, answered with 502.
 */
export async function startRollingProxy(ports: () => number[]): Promise<RollingProxy> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 32 })
  let turn = 0

  function ask(incoming: IncomingMessage, body: Buffer, port: number): Promise<IncomingMessage> {
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !hopByHop.has(name)))
    const options = { agent, port, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers }
    return new Promise((resolve, reject) => {
      const asked = request(options, resolve).on('error', (error: NodeJS.ErrnoException) => {
        reject(Object.assign(error, { isOnKeptConnection: asked.reusedSocket }))
      })
      asked.end(body)
    })
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const body = Buffer.concat(await incoming.toArray())
    const isRepeatable = incoming.method === 'GET' || incoming.method === 'HEAD'
    const all = ports()
    const first = turn++
    let reason = ''
    for (let attempt = 0; attempt < all.length; attempt++) {
      try {
        const answer = await ask(incoming, body, all[(first + attempt) % all.length] ?? 0)
        outgoing.writeHead(
          answer.statusCode ?? 502,
          Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name))),
        )
        answer.pipe(outgoing)
        answer.on('aborted', () => outgoing.destroy())
        return
      } catch (error) {
        const { code, isOnKeptConnection } = error as NodeJS.ErrnoException & { isOnKeptConnection: boolean }
        reason = `${code ?? error} on a ${isOnKeptConnection ? 'kept' : 'new'} connection`
        if (code !== 'ECONNREFUSED' && !isRepeatable) break
      }
    }
    outgoing.writeHead(502).end(reason)
  }

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()))
  // `fetch` closes idle connections itself. If both did, a request could meet a closed one.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
