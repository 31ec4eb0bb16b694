import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { urlFor } from '#contract/endpoint.ts'
import { readUploadCover, uploadPdf } from '#contract/library.ts'
import { takeTurns } from '../../../adapters/pdf/take-turns.ts'
import { UnreadablePdf } from '../../../adapters/pdf/unreadable-pdf.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { sendPicture } from '../../../http/send-file.ts'
import { serve } from '../../../http/serve.ts'
import { readUpload } from '../../../http/upload.ts'
import { keys, takeInPdf } from '../intake.ts'
import { uploadAddress } from './address.ts'
import { findUpload } from './queries.ts'

const mostBytes = 50 * 1_048_576

/** A PDF is held in memory until it is stored, so few are at once; the others wait their turn. */
const turn = takeTurns(6)

/** 50 MB take this long through a line of 1 Mbit/s. */
const bodySeconds = 600

export function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    uploadPdf,
    async ({ actor, request }) => {
      await deps.limiters.pdfsPerAccount.count(actor.id)
      const giveBack = await turn()
      try {
        const { bytes } = await readUpload(request, {
          field: 'pdf',
          maxBytes: mostBytes,
          missing: 'resource/no-pdf',
          tooLarge: 'resource/pdf-too-large',
        })
        const sourceHash = createHash('sha256').update(bytes).digest('hex')
        const { version, title, pageCount } = await takeInPdf(deps, { bytes, sourceHash, ownerId: actor.id })
        const image = urlFor(readUploadCover, { params: { id: version } })
        return { pdf: uploadAddress(version), image, title: title.slice(0, 150), page_count: pageCount }
      } catch (error) {
        throw error instanceof UnreadablePdf ? asFailure(error) : error
      } finally {
        giveBack()
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

function asFailure({ message }: UnreadablePdf): Failure {
  return new Failure('resource/unreadable-pdf', { message, fields: { pdf: message } })
}
