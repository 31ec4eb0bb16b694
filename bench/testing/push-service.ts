/**
 * A push service in a process of its own: takes messages, and in between answers 429 and 500. Prints its address once it
 * listens; `GET /report` answers how many were taken, for how many browsers and when, and how often it refused.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const taken = new Map<string, number>()
let asked = 0
const refused = { 429: 0, 500: 0 }
/** When each message was accepted, in order of arrival, in milliseconds since 1970. */
const moments: number[] = []

function statusOf(number: number): 201 | 429 | 500 {
  if (number % 25 === 7) return 429
  return number % 25 === 13 ? 500 : 201
}

const server = createServer((request, response) => {
  if (request.url === '/report') {
    const total = [...taken.values()].reduce((sum, count) => sum + count, 0)
    const mostAt = moments[Math.floor(moments.length * 0.95) - 1]
    response.end(JSON.stringify({ browsers: taken.size, total, refused, mostAt, lastAt: moments.at(-1) }))
    return
  }
  request.resume().on('end', () => {
    const status = statusOf(asked++)
    if (status === 201) {
      taken.set(request.url ?? '', (taken.get(request.url ?? '') ?? 0) + 1)
      moments.push(Date.now())
    } else refused[status] += 1
    response.writeHead(status, { 'content-length': 0, ...(status === 429 && { 'retry-after': '1' }) }).end()
  })
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
