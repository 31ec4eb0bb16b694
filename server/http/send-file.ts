import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ByteRange, type FileStore, smallRange } from '../adapters/files/file-store.ts'
import { Failure } from '../failure.ts'
import { recentReads } from './recent-reads.ts'

interface StoredFile {
  key: string
  type: string
  size: number
  /** Changes whenever the bytes do. */
  version: string
  headers?: Record<string, string>
}

/**
 * Sends a stored file, or the one range of it that was asked for (RFC 9110, section 14). The caller has checked access.
 * Throws `resource/file-missing` if the store has lost it.
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
  // A stream, because Fastify sets content-length 0 on an empty response to HEAD.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  return reply.send(await findBytes(readBytes(files, file.key, { start, end })))
}

/** A small part as bytes, which may have just been read; a large one as a stream. */
function readBytes(files: FileStore, key: string, range: ByteRange): Promise<Buffer | Readable> {
  const read = () => files.readRange(key, range)
  if (range.end - range.start >= smallRange) return read()
  return recentReads(files).find(`${key} ${range.start}-${range.end}`, async () => {
    const bytes = await read()
    return Buffer.isBuffer(bytes) ? bytes : buffer(bytes)
  })
}

/**
 * Sends a small stored picture, whole. The `version` in its URL lets the browser cache it, and proxies too where it is
 * `public`. `no-store`: nobody may.
 */
export async function sendPicture(
  reply: FastifyReply,
  files: FileStore,
  key: string,
  visibility: 'private' | 'public' | 'no-store' = 'private',
): Promise<FastifyReply> {
  const bytes = await findBytes(recentReads(files).find(key, () => files.read(key)))
  const cacheControl = visibility === 'no-store' ? visibility : `${visibility}, max-age=86400, immutable`
  return reply.type('image/webp').header('cache-control', cacheControl).send(bytes)
}

/** What a reading of stored bytes resolves to. Throws `resource/file-missing` if there is no such file. */
export async function findBytes<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Failure('resource/file-missing')
    throw error
  }
}

/** Returns one byte range; null (the whole file) for several ranges and other units. */
function parseRange(header: string, size: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim())
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [, first = '', last = ''] = match
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
