import { type AddressInfo, connect } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutSlowBodies } from './slow-bodies.ts'

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = fastify()
  cutSlowBodies(app)
  app.post('/quick', { config: { bodySeconds: 0.2 } }, () => ({}))
  app.post('/patient', { config: { bodySeconds: 30 } }, () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Sends half a body at once and the other half after `pause` milliseconds; resolves to the response. */
function trickle(path: string, pause: number): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n`)
      socket.write('content-type: application/json\r\ncontent-length: 2\r\n\r\n{')
      const rest = setTimeout(() => socket.end('}'), pause)
      socket.once('close', () => clearTimeout(rest))
    })
    socket.on('data', (bytes) => {
      answer += bytes.toString()
    })
    // Whether cutting off shows as an end or a reset depends on the system.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })
}

test('a body that takes longer than its route allows is cut off without a response', async () => {
  expect(await trickle('/quick', 20_000)).toBe('')
})

test('a route may give its bodies more time', async () => {
  expect(await trickle('/patient', 500)).toContain('200 OK')
})
