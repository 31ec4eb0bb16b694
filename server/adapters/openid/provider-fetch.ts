import { lookup } from 'node:dns'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { CustomFetch } from 'openid-client'
import { lookUpPublic } from '../public-ip.ts'

/** Milliseconds for a whole answer. */
const timeLimit = 5000
/** The keys of a large provider are some 20 KB. */
const maxBytes = 524_288

/** A provider that does not answer, or not with what it should. */
export class ProviderUnreachable extends Error {}

/** An address of a provider: https on the default port, with a host name, without a user name; null for anything else. */
export function readProviderUrl(text: string): URL | null {
  if (!URL.canParse(text) || /[\s\\\p{Cc}]/u.test(text)) return null
  const url = new URL(text)
  const isPlain = url.username === '' && url.password === '' && url.port === '' && url.hash === ''
  const isNamed = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0 && url.hostname.includes('.')
  return url.protocol === 'https:' && isPlain && isNamed ? url : null
}

/**
 * Asks a provider whose address an operator has entered, or the provider itself has named: only at public addresses, which
 * are checked where they are connected to, and without following redirects.
 */
export function createProviderFetch({
  lookup: resolve = lookup,
  milliseconds = timeLimit,
}: {
  lookup?: LookupFunction
  milliseconds?: number
} = {}): CustomFetch {
  return (address, { method, headers, body }) =>
    new Promise((settle, fail) => {
      const url = readProviderUrl(address)
      if (!url) return fail(new ProviderUnreachable(`${address} is not an address of a provider`))
      const stop = (reason: unknown) => fail(new ProviderUnreachable(`${url.host}: ${String(reason)}`))
      const signal = AbortSignal.timeout(milliseconds)
      const asked = request(url, { method, headers, signal, lookup: lookUpPublic(resolve), agent: false }, (answer) => {
        const chunks: Buffer[] = []
        let size = 0
        answer.on('error', stop)
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > maxBytes) asked.destroy(new Error('too much was answered'))
          else chunks.push(chunk)
        })
        answer.on('end', () => {
          const { statusCode: status = 502, headers: given } = answer
          const type = given['content-type']
          if (status < 200 || status >= 500) return stop(`answered ${status}`)
          settle(
            new Response(chunks.length > 0 ? Buffer.concat(chunks) : null, {
              status,
              headers: type ? { 'content-type': type } : {},
            }),
          )
        })
      })
      asked.on('error', stop)
      asked.end(body?.toString())
    })
}
