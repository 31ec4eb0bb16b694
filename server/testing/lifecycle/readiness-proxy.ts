import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Hop-by-hop headers, which are not passed on. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding'])
const endToEnd = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)))

/** Milliseconds between two probes of an instance, until one is given up, and how many fail until it gets no more requests. */
const probes = { period: 500, patience: 10_000, failures: 3 }
/** Milliseconds until what is known of an instance reaches those who route by it. */
const late = 2000

export interface ReadinessProxy {
  url: string
  /** Says that an instance is being stopped: it leaves the list at once, which is late as well. */
  leave(port: number): void
  /** Waits until the probes find this instance ready, as a supervisor does before it restarts the next one. */
  untilReady(port: number): Promise<void>
  close(): Promise<void>
}

/**
 * A proxy that routes as Kubernetes does: to the instances whose probes of `/readyz` succeed and that are not being stopped, in turn,
 * by a list that is two seconds late. Connections are kept and used again. Nothing is repeated: what one instance refuses or drops is lost, and answered with 502.
 */
export async function startReadinessProxy(ports: number[]): Promise<ReadinessProxy> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 })
  const found = new Set<number>()
  const leaving = new Set<number>()
  const routed = new Set<number>()
  let turn = 0
  let isClosed = false

  function note(port: number, isReady: boolean) {
    if (isReady === found.has(port)) return
    if (isReady) found.add(port)
    else found.delete(port)
    setTimeout(() => (isReady ? routed.add(port) : routed.delete(port)), late).unref()
  }

  async function probe(port: number) {
    let failures = 0
    while (!isClosed) {
      const signal = AbortSignal.timeout(probes.patience)
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => undefined)
      await answer?.body?.cancel()
      failures = answer?.ok ? 0 : failures + 1
      // What it answered before it heard of its stop does not count.
      if (failures > 0) leaving.delete(port)
      if (failures >= probes.failures || (failures === 0 && !leaving.has(port))) note(port, failures === 0)
      await sleep(probes.period)
    }
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const open = ports.filter((port) => routed.has(port))
    const port = open[turn++ % open.length]
    const { method, url: path } = incoming
    const lose = (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end(`${error.code ?? error.message} at port ${port}`)
    }
    if (port === undefined) return lose(new Error('No instance is ready'))
    const asking = request({ agent, port, host: '127.0.0.1', method, path, headers: endToEnd(incoming.headers) })
    asking.on('error', lose).on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers))
      answer.on('aborted', () => outgoing.destroy()).pipe(outgoing)
    })
    incoming.pipe(asking)
  }

  async function until(isTrue: () => boolean) {
    while (!isTrue()) await sleep(50)
  }

  const server = createServer(pass)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const probing = ports.map(probe)
  await until(() => ports.every((port) => routed.has(port)))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leave(port) {
      leaving.add(port)
      note(port, false)
    },
    untilReady: (port) => until(() => found.has(port)),
    async close() {
      isClosed = true
      server.closeAllConnections()
      server.close()
      agent.destroy()
      await Promise.all(probing)
    },
  }
}
