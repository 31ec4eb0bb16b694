/**
 * Many accounts that ask for the same again and again, in a process of their own: takes the calls as JSON, prints a line
 * when all have begun and, after `seconds`, how often each status came as JSON.
 */
import { Agent, request } from 'node:http'

interface Given {
  seconds: number
  calls: Array<{ url: string; headers: Record<string, string> }>
}

const { seconds, calls } = JSON.parse(process.argv[2] ?? '') as Given
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
const end = Date.now() + seconds * 1000
const statuses: Record<string, number> = {}

const ask = (url: string, headers: Record<string, string>) =>
  new Promise<string>((resolve) => {
    const sent = request(url, { agent, headers }, (response) => {
      response.resume().once('end', () => resolve(String(response.statusCode)))
      response.once('error', () => resolve('cut off'))
    })
    sent.once('error', () => resolve('lost')).end()
  })

setTimeout(() => console.log('begun'), 500)
await Promise.all(
  calls.map(async ({ url, headers }) => {
    while (Date.now() < end) {
      const status = await ask(url, headers)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }),
)
console.log(JSON.stringify(statuses))
process.exit()
