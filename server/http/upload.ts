import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import { Failure } from '../failure.ts'

/** What an upload row reads: the multipart field of the contract's `upload`, and what it answers when that is wrong. */
export interface UploadOptions {
  field: string
  maxBytes: number
  /** When the field is absent, empty or no file, and when what came is no form at all. */
  missing: ErrorCode
  tooLarge?: ErrorCode
}

/** Understands multipart forms, with a limit on everything that a client could make long. */
export async function addUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fieldNameSize: 100, fieldSize: 65_536, fields: 10, files: 1, parts: 11, headerPairs: 20, fileSize: 0 },
  })
}

/**
 * The one file of a multipart form, in memory. Its name and its declared type are not even looked at: neither can be
 * believed. Throws the codes of `options`, and `request/malformed` for a form that ends too early.
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
 * Gives the one file of a multipart form to `read` as it comes, and answers what that answers. A file that is larger
 * than allowed ends `read` with the failure `tooLarge` from the stream: what was read so far must not be kept.
 */
export async function openUpload<T>(
  request: FastifyRequest,
  { field, maxBytes, missing, tooLarge = 'request/too-large' }: UploadOptions,
  read: (file: Readable) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new Failure(missing)
  try {
    const part = await request.file({ limits: { fileSize: maxBytes } })
    if (part?.fieldname !== field) throw new Failure(missing)
    const { file } = part
    // What came in one piece has passed the limit already, before anybody could listen.
    if (file.truncated) throw new Failure(tooLarge)
    return await read(file.once('limit', () => file.destroy(new Failure(tooLarge))))
  } catch (error) {
    throw asFailure(error)
  } finally {
    drain(request)
  }
}

/** The text of a multipart field that is no file; sent several times, its values stand one a line. */
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

/** Reads away what nobody wants any more, so that the client sees the answer instead of a broken connection. */
function drain(request: FastifyRequest): void {
  request.raw.unpipe()
  request.raw.resume()
}

/** The parser throws plain errors for forms that are cut short or malformed; those are the client's, not ours. */
function asFailure(error: unknown): unknown {
  if (error instanceof Failure) return error
  const { statusCode, message } = error as FastifyError
  if (statusCode === 413) return new Failure('request/too-large')
  const isForm = statusCode !== undefined || /multipart|part terminated|end of (data|form|file)|boundary/i.test(message)
  return isForm ? new Failure('request/malformed') : error
}
