import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import { writeThrough } from '../adapters/files/write-through.ts'
import { Failure } from '../failure.ts'

/** What an upload endpoint reads: the multipart field of the contract's `upload`, and its error codes. */
export interface UploadOptions {
  field: string
  maxBytes: number
  /** Thrown if the field is absent, empty or not a file, and if the body is not a form. */
  missing: ErrorCode
  tooLarge?: ErrorCode
}

/** Parses multipart forms, with a limit on everything whose length the client decides. */
export async function addUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fieldNameSize: 100, fieldSize: 65_536, fields: 10, files: 1, parts: 11, headerPairs: 20, fileSize: 0 },
  })
}

/**
 * Reads the one file of a multipart form into memory. Its name and declared type are ignored: neither can be trusted.
 * Throws the codes of `options`, and `request/malformed` for a truncated form.
 */
export async function readUpload(request: FastifyRequest, options: UploadOptions): Promise<{ bytes: Buffer }> {
  return openUpload(request, options, async (file) => {
    const chunks: Buffer[] = []
    for await (const chunk of file) chunks.push(chunk as Buffer)
    const bytes = Buffer.concat(chunks)
    if (bytes.length === 0) throw new Failure(options.missing)
    return { bytes }
  })
}

/**
 * Streams the one file of a multipart form to `path`, for files too large for memory, and returns its SHA-256 (hex)
 * and its size. Throws as `readUpload` does, except for an empty file.
 */
export async function saveUpload(
  request: FastifyRequest,
  options: UploadOptions,
  path: string,
): Promise<{ sha256: string; size: number }> {
  return openUpload(request, options, async (file) => {
    const sum = createHash('sha256')
    let size = 0
    await writeThrough(path, file, (chunk) => {
      sum.update(chunk)
      size += chunk.length
    })
    return { sha256: sum.digest('hex'), size }
  })
}

/**
 * Streams the one file of a multipart form to `read`, with the other fields that came before it, and returns what `read`
 * returns. For a file larger than allowed the stream fails with `tooLarge`: discard what was read so far.
 */
export async function openUpload<T>(
  request: FastifyRequest,
  { field, maxBytes, missing, tooLarge = 'request/too-large' }: UploadOptions,
  read: (file: Readable, fieldOf: (name: string) => string | undefined) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new Failure(missing)
  try {
    const part = await request.file({ limits: { fileSize: maxBytes } })
    if (part?.fieldname !== field) throw new Failure(missing)
    const { file } = part
    // A file that arrived in one piece was truncated before a listener could be added.
    if (file.truncated) throw new Failure(tooLarge)
    const fieldOf = (name: string) => {
      const found = part.fields[name]
      return found && !Array.isArray(found) && found.type === 'field' ? String(found.value) : undefined
    }
    return await read(
      file.once('limit', () => file.destroy(new Failure(tooLarge))),
      fieldOf,
    )
  } catch (error) {
    throw asFailure(error)
  } finally {
    drain(request)
  }
}

/** The text of a multipart field that is not a file; repeated values are joined with line breaks. */
export async function readField(
  request: FastifyRequest,
  { field, maxBytes, missing, tooLarge = 'request/too-large' }: UploadOptions,
): Promise<string> {
  if (!request.isMultipart()) throw new Failure(missing)
  const values: string[] = []
  try {
    for await (const part of request.parts({ limits: { fieldSize: maxBytes } })) {
      if (part.type === 'file') part.file.resume()
      else if (part.fieldname === field) {
        if (part.valueTruncated) throw new Failure(tooLarge)
        values.push(String(part.value))
      }
    }
  } catch (error) {
    throw asFailure(error)
  } finally {
    drain(request)
  }
  const text = values.join('\n')
  if (text === '') throw new Failure(missing)
  if (text.includes('\0') || !text.isWellFormed()) throw new Failure('request/malformed')
  return text
}

/** Discards the rest of the body, so that the client gets the response instead of a broken connection. */
function drain(request: FastifyRequest): void {
  request.raw.unpipe()
  request.raw.resume()
}

/** The parser throws plain errors for truncated or malformed forms; those are the client's fault. */
function asFailure(error: unknown): unknown {
  if (error instanceof Failure) return error
  const { statusCode, message } = error as FastifyError
  if (statusCode === 413) return new Failure('request/too-large')
  const isForm = statusCode !== undefined || /multipart|part terminated|end of (data|form|file)|boundary/i.test(message)
  return isForm ? new Failure('request/malformed') : error
}
