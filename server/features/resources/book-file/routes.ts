import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as bookFiles from '#contract/book-files.ts'
import { inScratchFolder } from '../../../adapters/files/scratch.ts'
import { writeZip } from '../../../adapters/files/zip.ts'
import { PdfsBusy } from '../../../adapters/pdf/pdfs-busy.ts'
import { createFairQueue, QueueFull } from '../../../concurrency/fair-queue.ts'
import { recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { serve } from '../../../http/serve.ts'
import { saveUpload } from '../../../http/upload.ts'
import { BadBookFile } from './bad-book-file.ts'
import { describeExport } from './export-book.ts'
import { importBook, unpackBook } from './import-book.ts'

const upload = {
  field: bookFiles.importBook.upload,
  maxBytes: bookFiles.maxBookFileBytes,
  missing: 'resource/no-book-file',
  tooLarge: 'resource/book-file-too-large',
} as const

/** Each is on the disk twice until it is stored: packed and unpacked. */
const queue = createFairQueue({ slots: 2, slotsEach: 1, waitingEach: 2, waiting: 6 })

/** 300 MB take this long through a line of 2 Mbit/s, with some room. */
const bodySeconds = 1_800

export function bookFileRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, bookFiles.exportBook, async ({ by, params, request, reply }) => {
    const book = await describeExport(deps, params.id)
    if (!book) throw new Failure('not-found')
    reply.type(bookFiles.exportBook.download).headers({
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${book.title}.zip`)}`,
    })
    if (request.method === 'HEAD') return reply.send(Readable.from([]))
    await recordAudit(deps.db, by, 'resource.exported', String(params.id))
    return reply.send(Readable.from(writeZip(book.entries())))
  })

  serve(
    app,
    bookFiles.importBook,
    async ({ actor, by, request }) => {
      const leave = await queue.enter(actor.id).catch(refuse)
      try {
        return await inScratchFolder(deps.config, async (scratch) => {
          const [path, folder] = [join(scratch, 'received.zip'), join(scratch, 'book')]
          const { size } = await saveUpload(request, upload, path)
          if (size === 0) throw new Failure(upload.missing)
          await unpackBook(path, folder)
          return await importBook(deps, folder, by)
        })
      } catch (error) {
        return refuse(error)
      } finally {
        leave()
      }
    },
    { bodySeconds },
  )
}

function refuse(error: unknown): never {
  if (error instanceof PdfsBusy || error instanceof QueueFull)
    throw new Failure('resource/pdfs-waiting', { retryAfter: 60 })
  if (!(error instanceof BadBookFile)) throw error
  const { message } = error
  throw new Failure('resource/bad-book-file', { message, fields: { book: message } })
}
