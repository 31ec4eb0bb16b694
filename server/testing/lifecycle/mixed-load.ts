import { setTimeout as sleep } from 'node:timers/promises'

export interface Load {
  sent: number
  /** The lost requests: method, path, and status or error. */
  failures: string[]
  /**
   * Milliseconds until the whole response was there, by what was sent. With `perSecond`, from the moment at which the
   * request was due, so that a portal that holds the client up does not look fast.
   */
  latencies: Record<string, number[]>
}

export interface MixedLoad {
  url: string
  /** Somebody's session, for what visitors may not read. */
  key: string
  picture: Buffer
  mix?: Mix
  /** Who logs in; needed where the mix has log-ins. */
  logIn?: { email: string; password: string }
  /** The path of a PDF, for reading 64 KB of it; needed where the mix has ranges. */
  pdf?: string
  atOnce: number
  /** The most that are begun in a second; without it, the next follows each response. */
  perSecond?: number
  isOver: (sent: number) => boolean
}

interface Sent {
  kind: string
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: object | FormData
}

const blank = { address_1: '', address_2: '', city: '', county: '', postcode: '', phone_number: '', agreeTerms: true }
/** Counts on from load to load, so that each request comes from an address that no other has. */
let addresses = 0

/** Has no divisor in common with 1,000: kinds follow each other mixed, and each comes as often as it should. */
const spread = 377
const range = { first: 65_536, last: 131_071 }

/** How many of a thousand requests are of each kind; the rest are pages. */
export interface Mix {
  lists: number
  ranges: number
  messages: number
  pictures: number
  signUps: number
  logIns: number
}

/** Far more writes than a day has, so that a stop meets them. */
const manyWrites: Mix = { lists: 500, ranges: 0, messages: 150, pictures: 50, signUps: 20, logIns: 0 }

function createRequests({ key, picture, mix = manyWrites, logIn = { email: '', password: '' }, pdf = '' }: MixedLoad) {
  const run = Date.now().toString(36)
  const authorization = `Bearer ${key}`
  const read = (kind: string, path: string, headers: Record<string, string> = {}): Sent => ({
    ...{ kind, method: 'GET', path },
    headers: { authorization, ...headers },
  })

  const makers: Record<keyof Mix, (number: number) => Sent> = {
    lists: () => read('list', '/api/resources'),
    ranges: () => read('part of a PDF', pdf, { range: `bytes=${range.first}-${range.last}` }),
    messages(number) {
      const who = { name: `Load ${number}`, email: `load-${run}-${number}@example.org` }
      const body = { ...who, telephone: '', postcode: '', message: `${run} ${number}`, website: '' }
      return { kind: 'message', method: 'POST', path: '/api/page/contact-us', body }
    },
    pictures() {
      const body = new FormData()
      body.append('image', new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' }))
      return { kind: 'picture', method: 'POST', path: '/api/images/upload', body }
    },
    signUps(number) {
      const who = { full_name: `Load ${number}`, email: `load-${run}-${number}@example.org` }
      const body = { ...blank, ...who, password: `${run} of the load` }
      return { kind: 'sign-up', method: 'POST', path: '/api/auth/sign-up', body }
    },
    logIns: () => ({ kind: 'log-in', method: 'POST', path: '/api/auth/login', body: logIn }),
  }
  return (number: number): Sent => {
    let place = (number * spread) % 1000
    for (const [kind, share] of Object.entries(mix)) {
      place -= share
      if (place < 0) return makers[kind as keyof Mix](number)
    }
    return { kind: 'page', method: 'GET', path: number % 2 === 0 ? '/' : '/login' }
  }
}

/**
 * Sends requests of many kinds, `atOnce` at a time, until `isOver` says so. Every one comes from an address of its own,
 * for portals that trust 127.0.0.1 as their proxy, so that no limit is met. A sign-up or log-in that a full queue
 * refuses with Retry-After is no failure.
 */
export async function sendMixedLoad(options: MixedLoad): Promise<Load> {
  const { url, atOnce, perSecond, isOver } = options
  const load: Load = { sent: 0, failures: [], latencies: {} }
  const make = createRequests(options)

  async function send(number: number, due: number) {
    const { kind, method, path, headers, body } = make(number)
    const isForm = body instanceof FormData
    const address = addresses++
    try {
      const answer = await fetch(url + path, {
        method,
        headers: {
          'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
          ...headers,
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      })
      const bytes = await answer.arrayBuffer()
      load.latencies[kind] ??= []
      load.latencies[kind].push(performance.now() - due)
      if (answer.status < 300) return
      const text = Buffer.from(bytes).toString()
      const isBusy = answer.status === 503 && text.includes('server/busy')
      if (!isBusy) load.failures.push(`${method} ${path} ${answer.status} ${text.slice(0, 100)}`)
    } catch (error) {
      load.failures.push(`${method} ${path} ${String((error as Error).cause ?? error)}`)
    }
  }

  const began = performance.now()
  async function work() {
    while (!isOver(load.sent)) {
      const number = load.sent++
      const due = perSecond ? began + (number * 1000) / perSecond : performance.now()
      if (perSecond) await sleep(Math.max(0, due - performance.now()))
      await send(number, due)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return load
}
