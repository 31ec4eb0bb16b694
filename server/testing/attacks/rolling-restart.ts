import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

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
      request(options, resolve).on('error', reject).end(body)
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
        reason = (error as NodeJS.ErrnoException).code ?? String(error)
        if (reason !== 'ECONNREFUSED' && !isRepeatable) break
      }
    }
    outgoing.writeHead(502).end(reason)
  }

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()))
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

export interface Load {
  sent: number
  /** The lost requests: method, path, and status or error. */
  failures: string[]
}

const blank = { address_1: '', address_2: '', city: '', county: '', postcode: '', phone_number: '', agreeTerms: true }

/** How many of a hundred requests are of each kind; the rest are pages. */
const mix = { lists: 50, messages: 15, pictures: 5, signUps: 2 }

/**
 * Sends requests of many kinds, `atOnce` at a time, until `isOver` says so. Every one comes from an address of its own,
 * for portals that trust 127.0.0.1 as their proxy, so that no limit is met. A sign-up that a full queue refuses with
 * Retry-After is no failure.
 */
export async function sendMixedLoad(options: {
  url: string
  key: string
  picture: Buffer
  atOnce: number
  /** The most that are begun in a second; without it, the next follows each response. */
  perSecond?: number
  isOver: (sent: number) => boolean
}): Promise<Load> {
  const { url, key, picture, atOnce, perSecond, isOver } = options
  const load: Load = { sent: 0, failures: [] }
  const run = Date.now().toString(36)

  function make(number: number): [method: string, path: string, body?: object | FormData] {
    let kind = (number * 37) % 100
    kind -= mix.lists
    if (kind < 0) return ['GET', '/api/resources']
    kind -= mix.messages
    const email = `load-${run}-${number}@example.org`
    const name = `Load ${number}`
    if (kind < 0)
      return [
        'POST',
        '/api/page/contact-us',
        { name, email, telephone: '', postcode: '', message: `${run} ${number}`, website: '' },
      ]
    kind -= mix.pictures
    if (kind < 0) {
      const form = new FormData()
      form.append('image', new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' }))
      return ['POST', '/api/images/upload', form]
    }
    kind -= mix.signUps
    if (kind < 0)
      return ['POST', '/api/auth/sign-up', { ...blank, full_name: name, email, password: `${run} of the load` }]
    return ['GET', number % 2 === 0 ? '/' : '/login']
  }

  async function send(number: number) {
    const [method, path, body] = make(number)
    const isForm = body instanceof FormData
    const headers = {
      'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      ...(path === '/api/resources' && { authorization: `Bearer ${key}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    }
    try {
      const answer = await fetch(url + path, {
        method,
        headers,
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      })
      const text = await answer.text()
      const isBusy = answer.status === 503 && text.includes('server/busy')
      if (answer.status >= 300 && !isBusy)
        load.failures.push(`${method} ${path} ${answer.status} ${text.slice(0, 100)}`)
    } catch (error) {
      load.failures.push(`${method} ${path} ${String((error as Error).cause ?? error)}`)
    }
  }

  const began = performance.now()
  async function work() {
    while (!isOver(load.sent)) {
      const number = load.sent++
      if (perSecond) await sleep(Math.max(0, began + (number * 1000) / perSecond - performance.now()))
      await send(number)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return load
}
