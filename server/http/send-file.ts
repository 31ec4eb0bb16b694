import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange, FileStore } from '../adapters/file-store.ts'
import { Failure } from '../failure.ts'

interface StoredFile {
  key: string
  type: string
  size: number
  /** Changes whenever the bytes do. */
  version: string
  headers?: Record<string, string>
}

/**
 * Answers a stored file, or the one range of it that was asked for (RFC 9110, section 14). The caller has checked that
 * it may be read. Throws `resource/file-missing` when the store has lost it.
 */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, files: FileStore, file: StoredFile) {
  const etag = `"${file.version}"`
  reply.headers({ 'cache-control': 'private, no-cache', ...file.headers, 'accept-ranges': 'bytes', etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const condition = request.headers['if-range']
  const asked = condition === undefined || condition === etag ? request.headers.range : undefined
  const range = asked === undefined ? null : parseRange(asked, file.size)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
  reply.type(file.type).header('content-length', end - start + 1)
  // A stream, because Fastify answers content-length 0 to a HEAD request that sends nothing.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  return reply.send(await findBytes(files.readRange(file.key, { start, end })))
}

/** Answers a small stored picture, whole. `version` in its address lets the browser keep it. */
export async function sendPicture(reply: FastifyReply, files: FileStore, key: string): Promise<FastifyReply> {
  const bytes = await findBytes(files.read(key))
  return reply.type('image/webp').header('cache-control', 'private, max-age=86400, immutable').send(bytes)
}

async function findBytes<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Failure('resource/file-missing')
    throw error
  }
}

/** One byte range; null (meaning all) for several ranges and for other units. */
function parseRange(header: string, size: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim())
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [, first = '', last = ''] = match
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
