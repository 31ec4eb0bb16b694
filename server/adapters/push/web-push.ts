import { lookup } from 'node:dns'
import { type ClientRequest, type IncomingMessage, Agent as PlainAgent, request as requestPlainly } from 'node:http'
import { Agent, request as requestSecurely } from 'node:https'
import type { LookupFunction } from 'node:net'
import webPush from 'web-push'
import type { PushKeys } from './push-keys.ts'
import { lookUpPublic, type PushServices, readPushUrl } from './push-url.ts'

/** One browser that is told something. */
export interface PushMessage {
  subscription: { endpoint: string; authSecret: string; notificationKey: string }
  payload: string
  /** Of two messages with the same topic that a browser has not fetched yet, it gets the newer one. At most 32 letters. */
  topic: string
}

/**
 * What became of a message: `sent`; `gone`: the browser has no such subscription any more; `later`: to be tried again, in
 * so many seconds where the service says so; `refused`: trying again would change nothing.
 */
export type PushOutcome =
  | { state: 'sent' }
  | { state: 'gone' }
  | { state: 'later'; problem: string; retryAfter?: number | undefined }
  | { state: 'refused'; problem: string }

export interface WebPush {
  /** Whether we would send to this address at all. */
  accepts(endpoint: string): boolean
  /** Seals a message for one browser and hands it to its push service. Never throws for what the service does. */
  send(message: PushMessage, keys: PushKeys): Promise<PushOutcome>
}

interface Options {
  services: PushServices
  /** How a push service reaches us: `mailto:` or https. */
  contact: string
  lookup?: LookupFunction
  /** Milliseconds from the first byte to the last. */
  timeout?: number
}

/** Three days: what is new on the shelf is no news after that. */
const timeToLive = 3 * 86_400

/** Milliseconds; a signature is valid for twelve hours. */
const signatureLife = 3_600_000

export function createWebPush({ services, contact, lookup: resolve = lookup, timeout = 5000 }: Options): WebPush {
  const pool = { keepAlive: true, maxSockets: 128, maxFreeSockets: 64 }
  const signed = new Map<string, { header: string; until: number }>()
  /** Signing costs four times as much as sealing, and a signature may be used again (RFC 8292, section 2). */
  function signatureFor({ origin }: URL, { publicKey, privateKey }: PushKeys): string {
    const name = `${origin} ${publicKey}`
    const known = signed.get(name)
    if (known && known.until > Date.now()) return known.header
    const { Authorization: header } = webPush.getVapidHeaders(origin, contact, publicKey, privateKey, 'aes128gcm')
    signed.set(name, { header, until: Date.now() + signatureLife })
    return header
  }
  const secure = new Agent({ ...pool, lookup: lookUpPublic(resolve) })
  const plain = new PlainAgent(pool)

  return {
    accepts: (endpoint) => readPushUrl(endpoint, services) !== null,

    async send({ subscription, payload, topic }, keys) {
      const url = readPushUrl(subscription.endpoint, services)
      if (!url) return { state: 'refused', problem: 'the address is on no list' }
      const browser = {
        endpoint: subscription.endpoint,
        keys: { auth: subscription.authSecret, p256dh: subscription.notificationKey },
      }
      try {
        const { headers, body } = webPush.generateRequestDetails(browser, payload, {
          headers: { Authorization: signatureFor(url, keys) },
          topic,
          TTL: timeToLive,
        })
        const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeout) }
        const asked =
          url.protocol === 'https:'
            ? requestSecurely(url, { ...options, agent: secure })
            : requestPlainly(url, { ...options, agent: plain })
        return outcomeOf(await answerOf(asked, body))
      } catch (error) {
        return { state: 'later', problem: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}

/** The head of the answer; what else it says is let go. */
function answerOf(request: ClientRequest, body: Buffer): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    request.on('error', fail)
    request.on('response', (response) => {
      response.on('error', fail)
      response.on('end', () => done(response))
      response.resume()
    })
    request.end(body)
  })
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { state: 'sent' }
  if (statusCode === 404 || statusCode === 410) return { state: 'gone' }
  const problem = `the push service answered ${statusCode}`
  if (statusCode !== 429 && statusCode < 500) return { state: 'refused', problem }
  return { state: 'later', problem, retryAfter: secondsUntil(headers['retry-after']) }
}

/** RFC 9110, section 10.2.3: seconds, or a date. */
function secondsUntil(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
