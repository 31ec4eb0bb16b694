import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { urlFor } from '#contract/endpoint.ts'
import { readUploadCover, uploadPdf } from '#contract/library.ts'
import { PdfsBusy } from '../../../adapters/pdf/pdfs-busy.ts'
import { UnreadablePdf } from '../../../adapters/pdf/unreadable-pdf.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { createFairQueue, QueueFull } from '../../../fair-queue.ts'
import { sendPicture } from '../../../http/send-file.ts'
import { serve } from '../../../http/serve.ts'
import { readUpload } from '../../../http/upload.ts'
import { ingestUpload } from '../ingest.ts'
import { keys } from '../keys.ts'
import { findUpload } from './queries.ts'
import { uploadUrl } from './upload-url.ts'

const mostBytes = 50 * 1_048_576

/**
 * A PDF is held in memory until it is stored, so few are at once, of one author fewer; the others wait their turn, which
 * comes round by author.
 */
const queue = createFairQueue({ slots: 6, slotsEach: 2, waitingEach: 4, waiting: 60 })

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
        const { bytes } = await readUpload(request, {
          field: 'pdf',
          maxBytes: mostBytes,
          missing: 'resource/no-pdf',
          tooLarge: 'resource/pdf-too-large',
        })
        const sourceHash = createHash('sha256').update(bytes).digest('hex')
        const taken = await ingestUpload(deps, { bytes, sourceHash, ownerId: actor.id })
        const { version, title, pageCount, dropped } = taken
        const image = urlFor(readUploadCover, { params: { id: version } })
        return { pdf: uploadUrl(version), image, title: title.slice(0, 150), page_count: pageCount, dropped }
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
