/**
 * A client in a process of its own. Takes a `Load` as JSON, prints a `Result` as JSON. A plain GET is sent over bare
 * sockets and its response counted by its length, which costs a third of what autocannon does per request: a client that
 * is slower than the server measures itself.
 */

import { connect } from 'node:net'
import { createHistogram } from 'node:perf_hooks'
import autocannon from 'autocannon'
import type { Load, Result } from './measure.ts'

const options = JSON.parse(process.argv[2] ?? '') as Required<Pick<Load, 'url' | 'connections' | 'duration'>> & Load

/** Sends a request again and again, and counts the responses. All have as many bytes as the first. */
async function repeat({ url, headers = {}, connections, duration }: typeof options) {
  const { hostname, port, pathname, search, host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const latencies = createHistogram()
  const end = performance.now() + duration * 1000
  let length = 0
  let requests = 0

  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port: Number(port), host: hostname, noDelay: true })
      let received = 0
      let sentAt = 0
      const send = () => {
        sentAt = performance.now()
        received = 0
        socket.write(request)
      }
      socket.on('connect', send).on('error', reject)
      socket.on('data', (chunk) => {
        if (received === 0 && !/^HTTP\/1\.1 (2|304)/.test(chunk.toString('latin1', 0, 12)))
          return reject(new Error(chunk.toString('latin1', 0, 200)))
        received += chunk.length
        if (length === 0) length = lengthOf(chunk)
        if (received < length) return
        requests++
        latencies.record(Math.max(1, Math.round((performance.now() - sentAt) * 1e6)))
        if (performance.now() < end) send()
        else socket.end(resolve)
      })
    })
  await Promise.all(Array.from({ length: connections }, one))
  return { requests, rate: requests / duration, p99: latencies.percentile(99) / 1e6 }
}

/** The bytes of a response that begins with this chunk, head and body. */
function lengthOf(chunk: Buffer): number {
  const head = chunk.indexOf('\r\n\r\n') + 4
  const [, body = '0'] = /content-length: (\d+)/i.exec(chunk.toString('latin1', 0, head)) ?? []
  return head + (chunk.toString('latin1', 9, 12) === '304' ? 0 : Number(body))
}

async function runAutocannon({ rate: overallRate, ...load }: typeof options) {
  const result = await autocannon({ ...load, ...(overallRate && { overallRate }) } as autocannon.Options)
  const refused = result['4xx'] + result['5xx']
  if (refused > 0 || result.errors > 0) throw new Error(`${load.url}: ${refused} refused, ${result.errors} errors`)
  const requests = result.requests.total
  return { requests, rate: requests / result.duration, p99: result.latency.p99 }
}

const began = performance.now()
const isPlain = (options.method ?? 'GET') === 'GET' && options.rate === undefined
const counted = isPlain ? await repeat(options) : await runAutocannon(options)
const { user, system } = process.cpuUsage()
const result: Result = { ...counted, share: (user + system) / 1000 / (performance.now() - began) }
console.log(JSON.stringify(result))
