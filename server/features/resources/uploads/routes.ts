import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { urlFor } from '#contract/endpoint.ts'
import { readUploadCover, uploadPdf } from '#contract/library.ts'
import { inScratchFolder } from '../../../adapters/files/scratch.ts'
import { PdfsBusy } from '../../../adapters/pdf/pdfs-busy.ts'
import { UnreadablePdf } from '../../../adapters/pdf/unreadable-pdf.ts'
import { createFairQueue, QueueFull } from '../../../concurrency/fair-queue.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { sendPicture } from '../../../http/send-file.ts'
import { serve } from '../../../http/serve.ts'
import { saveUpload } from '../../../http/upload.ts'
import { ingestUpload } from '../ingest.ts'
import { keys } from '../keys.ts'
import { findUpload } from './queries.ts'
import { uploadUrl } from './upload-url.ts'

const upload = {
  field: 'pdf',
  maxBytes: 50 * 1_048_576,
  missing: 'resource/no-pdf',
  tooLarge: 'resource/pdf-too-large',
} as const

/**
 * A PDF is on the disk until it is stored, so not all that are sent at once are taken in, and of one author few; the
 * others wait their turn, which comes round by author. They are checked in turn too: see `askWorker`.
 */
const queue = createFairQueue({ slots: 20, slotsEach: 2, waitingEach: 4, waiting: 60 })

/** More pages than that are not named. */
const maxWarnings = 500

/** 50 MB take this long through a line of 1 Mbit/s. */
const bodySeconds = 600

export function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    uploadPdf,
    async ({ actor, request }) => {
      await deps.limiters.pdfsPerAccount.count(actor.id)
      const leave = await queue.enter(actor.id).catch(refuse)
      try {
        const taken = await inScratchFolder(deps.config, async (folder) => {
          const path = join(folder, 'received.pdf')
          const { sha256, size } = await saveUpload(request, upload, path)
          if (size === 0) throw new Failure(upload.missing)
          return ingestUpload(deps, { path, sourceHash: sha256, ownerId: actor.id })
        })
        const { version, title, pageCount, dropped, warnings } = taken
        const image = urlFor(readUploadCover, { params: { id: version } })
        const facts = {
          title: title.slice(0, 150),
          page_count: pageCount,
          dropped,
          warnings: warnings.slice(0, maxWarnings),
        }
        return { pdf: uploadUrl(version), image, ...facts }
      } catch (error) {
        return refuse(error)
      } finally {
        leave()
      }
    },
    { bodySeconds },
  )

  serve(app, readUploadCover, async ({ actor, params, reply }) => {
    const upload = await findUpload(deps.db, params.id.toLowerCase(), actor.id)
    if (!upload) throw new Failure('not-found')
    return sendPicture(reply, deps.files, keys.cover(upload.version, '480'))
  })
}

function refuse(error: unknown): never {
  if (error instanceof PdfsBusy || error instanceof QueueFull)
    throw new Failure('resource/pdfs-waiting', { retryAfter: 60 })
  if (!(error instanceof UnreadablePdf)) throw error
  const { message } = error
  throw new Failure('resource/unreadable-pdf', { message, fields: { pdf: message } })
}
