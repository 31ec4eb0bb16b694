import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { form } from '../testing/form.ts'
import { addErrorHandling } from './errors.ts'
import { addUploads, openUpload, readField, readUpload, saveUpload } from './upload.ts'

const options = { field: 'file', maxBytes: 1_000_000, missing: 'image/no-file', tooLarge: 'image/too-large' } as const
const endings: string[] = []
let app: FastifyInstance
let port: number
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-upload-'))
  app = fastify({ bodyLimit: 1_048_576 })
  await app.register(cookie)
  await addUploads(app)
  addErrorHandling(app)
  app.post('/whole', async (request) => ({ size: (await readUpload(request, options)).bytes.length }))
  app.post('/saved', async (request) => {
    const path = join(folder, 'saved')
    await saveUpload(request, options, path)
    return { size: (await stat(path)).size }
  })
  app.post('/field', async (request) => ({ value: await readField(request, { ...options, field: 'emails' }) }))
  app.post('/stream', async (request) =>
    openUpload(request, options, async (file) => {
      let size = 0
      try {
        for await (const chunk of file) {
          size += (chunk as Buffer).length
          await delay(1)
        }
      } catch (error) {
        endings.push((error as Error).message)
        throw error
      }
      return { size }
    }),
  )
  app.post('/no-interest', async (request) =>
    openUpload(request, options, async () => {
      throw new Error('the database is down')
    }),
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function post(path: string, { body, headers }: ReturnType<typeof form>) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: new Uint8Array(body) })
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) }
}

const bytes = (count: number) => Buffer.alloc(count, 'x')

test.each(['/whole', '/stream', '/saved'])('%s accepts a file up to the limit, and not one byte more', async (path) => {
  expect(await post(path, form('file', bytes(1_000_000)))).toEqual({ status: 200, size: 1_000_000 })
  expect(await post(path, form('file', bytes(1_000_001)))).toMatchObject({ status: 413, code: 'image/too-large' })
  expect(await post(path, form('file', bytes(20_000_000)))).toMatchObject({ status: 413, code: 'image/too-large' })
})

test('a failing reader is a fault, and the client still gets a response', async () => {
  expect(await post('/no-interest', form('file', bytes(900_000)))).toMatchObject({ status: 500, code: 'internal' })
})

test('a client that hangs up half-way ends the reading, and harms nobody', async () => {
  const { body, headers } = form('file', bytes(800_000))
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = Object.entries({ ...headers, host: 'portal', 'content-length': body.length })
  socket.write(`POST /stream HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  socket.write(body.subarray(0, 400_000))
  await delay(50)
  socket.destroy()
  await expect.poll(() => endings.at(-1)).toMatch(/closed|aborted/)
  expect(await post('/stream', form('file', bytes(10)))).toEqual({ status: 200, size: 10 })
})

test('a field that is not a file is read as text; several values become lines', async () => {
  const field = (content: string) => form('emails', content, { isFile: false })
  expect(await post('/field', field('a@b.example\r\nc@d.example'))).toEqual({
    status: 200,
    value: 'a@b.example\r\nc@d.example',
  })
  expect(await post('/field', field(''))).toMatchObject({ code: 'image/no-file' })
  expect(await post('/field', field('a\0b'))).toMatchObject({ code: 'request/malformed' })
  expect(await post('/field', field('x'.repeat(1_000_001)))).toMatchObject({ code: 'image/too-large' })
  expect(await post('/field', form('emails', 'a file'))).toMatchObject({ code: 'image/no-file' })
  const two = field('a@b.example').body.toString().replace('--\r\n', '\r\n') + field('c@d.example').body.toString()
  const answer = await post('/field', { ...field(''), body: Buffer.from(two) })
  expect(answer).toEqual({ status: 200, value: 'a@b.example\nc@d.example' })
})

test('a form with a thousand parts is refused', async () => {
  const { body, headers } = form('other', 'x', { isFile: false })
  const part = body.toString().replace('--\r\n', '\r\n')
  const many = Buffer.from(part.repeat(1000) + body.toString())
  const answer = await app.inject({ method: 'POST', url: '/field', headers, payload: many })
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'request/too-large'])
  expect(await text(answer.stream())).not.toContain('FST_')
})
