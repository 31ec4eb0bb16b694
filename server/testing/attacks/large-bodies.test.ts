import { once } from 'node:events'
import { expect, test } from 'vitest'
import { openSocket, statusOf } from '../raw-client.ts'
import { setUpListening } from '../set-up-portal.ts'

const portal = setUpListening()

const size = 20_000_000

/** Sends a whole request before reading any response, as many clients do, and returns everything it receives. */
async function sendAll(head: string[], body: Buffer): Promise<string> {
  const socket = await openSocket(portal.port)
  let failure = ''
  socket.on('error', ({ message }) => {
    failure = message
  })
  socket.pause()
  socket.write(`${[...head, `Host: 127.0.0.1:${portal.port}`, 'Content-Type: application/json'].join('\r\n')}\r\n\r\n`)
  const chunks: Buffer[] = []
  await new Promise<void>((resolve) => {
    socket.once('close', resolve)
    socket.write(body, () => resolve())
  })
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    if (!head.some((line) => /close|HTTP\/1\.0/.test(line))) socket.end()
  })
  socket.resume()
  if (!socket.closed) await once(socket, 'close')
  return Buffer.concat(chunks).toString() || failure
}

const chunked = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n0\r\n\r\n')])

test.each<[string, string[], Buffer]>([
  [
    'over a connection that stays',
    ['POST /api/auth/login HTTP/1.1', `Content-Length: ${size}`],
    Buffer.alloc(size, 32),
  ],
  [
    'over a connection that closes',
    ['POST /api/auth/login HTTP/1.1', 'Connection: close', `Content-Length: ${size}`],
    Buffer.alloc(size, 32),
  ],
  ['by HTTP/1.0', ['POST /api/auth/login HTTP/1.0', `Content-Length: ${size}`], Buffer.alloc(size, 32)],
  [
    'without saying how large it is',
    ['POST /api/auth/login HTTP/1.1', 'Transfer-Encoding: chunked', 'Connection: close'],
    chunked(Buffer.alloc(size, 32)),
  ],
])('who sends 20 MB %s reads that it is too large', async (_name, head, body) => {
  const answer = await sendAll(head, body)
  expect([statusOf(answer), answer.includes('"code":"request/too-large"')]).toEqual([413, true])
})

test('a refused upload is answered too, and the connection serves the next request', async () => {
  // A buffer: a string is encoded again for each request, which delays its headers on a busy machine.
  const body = Buffer.from(JSON.stringify({ email: 'a'.repeat(size) }))
  const headers = { 'content-type': 'application/json' }
  for (const [path, status] of [
    ['/api/auth/login', 413],
    ['/api/resources/upload', 401],
    ['/api/nothing', 413],
    ['/api/auth/login', 413],
  ] as const) {
    const answer = await fetch(`${portal.url}${path}`, { method: 'POST', headers, body })
    expect([path, answer.status]).toEqual([path, status])
  }
})
