import fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import type { FileStore } from '../adapters/files/file-store.ts'
import { sendFile, sendPicture } from './send-file.ts'

const stored = Buffer.from('the bytes of a page of a book')
let app: FastifyInstance
let reads: string[]
let isAway: boolean

beforeEach(() => {
  reads = []
  isAway = false
  async function read(name: string, bytes: Buffer) {
    reads.push(name)
    if (isAway) throw new Error('the bucket is away')
    return bytes
  }
  const files = {
    read: (key) => read(key, stored),
    readRange: (key, { start, end }) => read(`${key} ${start}-${end}`, stored.subarray(start, end + 1)),
  } as Pick<FileStore, 'read' | 'readRange'> as FileStore
  app = fastify()
  app.get('/picture/:key', (request, reply) => sendPicture(reply, files, (request.params as { key: string }).key))
  app.get('/file', (request, reply) =>
    sendFile(request, reply, files, { key: 'a', type: 'application/pdf', size: stored.length, version: '1' }),
  )
})

const ask = async (url: string, range?: string) => {
  const { statusCode, body } = await app.inject({ url, headers: range ? { range } : {} })
  return `${statusCode} ${body}`
}

test('a class that asks for the same picture at once has it read once', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask('/picture/a')))
  expect(new Set(answers)).toEqual(new Set([`200 ${stored}`]))
  expect(await ask('/picture/b')).toBe(`200 ${stored}`)
  expect(reads).toEqual(['a', 'b'])
})

test('each part of a file is read once', async () => {
  for (const range of ['bytes=0-2', 'bytes=4-8', 'bytes=0-2', 'bytes=4-8']) await ask('/file', range)
  expect(await ask('/file', 'bytes=4-8')).toBe('206 bytes')
  expect(await ask('/file')).toBe(`200 ${stored}`)
  expect(reads).toEqual(['a 0-2', 'a 4-8', `a 0-${stored.length - 1}`])
})

test('a read that failed is tried again', async () => {
  isAway = true
  expect(await ask('/picture/a')).toContain('500')
  isAway = false
  expect(await ask('/picture/a')).toBe(`200 ${stored}`)
})
