import { lookup } from 'node:dns'
import { type ClientRequest, type IncomingMessage, Agent as PlainAgent, request as requestPlainly } from 'node:http'
import { Agent, request as requestSecurely } from 'node:https'
import type { LookupFunction } from 'node:net'
import webPush from 'web-push'
import { lookUpPublic } from '../public-ip.ts'
import type { PushKeys } from './push-keys.ts'
import { type PushServices, readPushUrl } from './push-url.ts'

/** A notification for one browser. */
export interface PushMessage {
  subscription: { endpoint: string; authSecret: string; notificationKey: string }
  payload: string
  /** A message replaces an undelivered one with the same topic. At most 32 letters. */
  topic: string
}

/**
 * What became of a message: `sent`; `gone`: the subscription no longer exists, or was made with another key of ours; `later`: to be retried, after the number
 * of seconds that the service gave, if any; `refused`: retrying would change nothing.
 */
export type PushOutcome =
  | { state: 'sent' }
  | { state: 'gone' }
  | { state: 'later'; problem: string; retryAfter?: number | undefined }
  | { state: 'refused'; problem: string }

export interface WebPush {
  /** Whether we send to this URL at all. */
  accepts(endpoint: string): boolean
  /** Encrypts a message for one browser and sends it to its push service. Never throws for failures of the service. */
  send(message: PushMessage, keys: PushKeys): Promise<PushOutcome>
}

interface Options {
  services: PushServices
  /** How the push service can contact us: `mailto:` or https. */
  contact: string
  lookup?: LookupFunction
  /** Milliseconds from the first byte to the last. */
  timeout?: number
}

/** Seconds; a new resource is no longer news after three days. */
const timeToLive = 3 * 86_400

/** Milliseconds; a signature is valid for twelve hours. */
const signatureLife = 3_600_000

export function createWebPush({ services, contact, lookup: resolve = lookup, timeout = 5000 }: Options): WebPush {
  const pool = { keepAlive: true, maxSockets: 128, maxFreeSockets: 64 }
  const signed = new Map<string, { header: string; until: number }>()
  /** Signing costs four times as much as encrypting, and a signature may be reused (RFC 8292, section 2). */
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
        const { response, reason } = await answerOf(asked, body)
        return outcomeOf(response, reason)
      } catch (error) {
        return { state: 'later', problem: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}

/** The most characters that are read of why a message was refused. */
const maxReason = 1000

function answerOf(request: ClientRequest, body: Buffer): Promise<{ response: IncomingMessage; reason: string }> {
  return new Promise((done, fail) => {
    request.on('error', fail)
    request.on('response', (response) => {
      response.on('error', fail)
      let reason = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        reason = (reason + part).slice(0, maxReason)
      })
      response.on('end', () => done({ response, reason }))
    })
    request.end(body)
  })
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage, reason: string): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { state: 'sent' }
  if (statusCode === 404 || statusCode === 410 || isWrongKey(statusCode, reason)) return { state: 'gone' }
  const problem = `the push service answered ${statusCode}`
  if (statusCode !== 429 && statusCode < 500) return { state: 'refused', problem }
  return { state: 'later', problem, retryAfter: secondsUntil(headers['retry-after']) }
}

/**
 * Whether a subscription was made with another key: after a move, a restore or new keys. Services say so with 403 (Chrome, Edge),
 * 400 (Apple) or 401 (Mozilla). A signature that has expired, because a clock is wrong, says nothing about the subscription.
 */
function isWrongKey(status: number, reason: string): boolean {
  if (status === 403) return !/jwt|expir/i.test(reason)
  return (status === 400 || status === 401) && /VapidPkHashMismatch|public key mismatch/i.test(reason)
}

/** RFC 9110, section 10.2.3: seconds, or a date. */
function secondsUntil(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
