/**
 * A client in a process of its own that sends a GET at a steady pace, whether or not the one before has been answered.
 * Takes a `Pace` as JSON, prints a `Latency` as JSON.
 */
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Latency, Pace } from './load.ts'
import { median, percentile } from './measure.ts'

const { url, headers = {}, rate, duration } = JSON.parse(process.argv[2] ?? '') as Pace
const agent = new Agent({ keepAlive: true })

async function time(): Promise<number> {
  const began = performance.now()
  const [response] = (await once(get(url, { headers, agent }), 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`)
  await once(response.resume(), 'end')
  return performance.now() - began
}

const began = performance.now()
const times: Array<Promise<number>> = []
for (let number = 0; number < rate * duration; number++) {
  await delay(Math.max(0, began + (number * 1000) / rate - performance.now()))
  times.push(time())
}
const taken = await Promise.all(times)
agent.destroy()
console.log(JSON.stringify({ p50: median(taken), p99: percentile(taken, 99) } satisfies Latency))
