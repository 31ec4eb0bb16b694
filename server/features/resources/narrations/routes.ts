import type { FastifyInstance } from 'fastify'
import { hasRights } from '#contract/access.ts'
import * as narrations from '#contract/narrations.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { serve } from '../../../http/serve.ts'
import { readUpload } from '../../../http/upload.ts'
import { openResource } from '../access.ts'
import { sendRecording } from '../send.ts'
import type { Shelf } from '../service.ts'
import { toRecording } from '../to-resource.ts'
import { findHeard } from './heard-pages.ts'
import { listRecordings, type NarrationRow } from './queries.ts'
import {
  agree,
  findBook,
  findNarrated,
  forget,
  placeWords,
  progressOf,
  publish,
  storeRecording,
} from './record-narration.ts'

const upload = {
  field: 'recording',
  maxBytes: narrations.maxRecording.bytes,
  missing: 'narration/no-file',
  tooLarge: 'narration/too-large',
} as const

/** 6 MB take this long through a line of 1 Mbit/s, with room to spare. */
const bodySeconds = 120

export function narrationRoutes(app: FastifyInstance, deps: Deps, shelf: Shelf): void {
  async function answerFor(id: number) {
    const { narration, pages } = await findNarrated(deps.db, id)
    return toNarration(id, narration, progressOf(pages, await listRecordings(deps.db, id)))
  }

  serve(app, narrations.viewNarration, ({ params }) => answerFor(params.id))

  serve(app, narrations.agreeToNarration, async ({ by, params, body }) => {
    await agree(deps, { by, bookId: params.id }, body.narrator)
    return answerFor(params.id)
  })

  serve(app, narrations.deleteNarration, async ({ by, params }) => {
    const { pages } = await findNarrated(deps.db, params.id)
    await forget(deps, { by, bookId: params.id })
    return toNarration(params.id, null, progressOf(pages, []))
  })

  serve(
    app,
    narrations.storeRecording,
    async ({ by, params, query, request }) => {
      // Before the body is read, which is of no use for another book.
      await findBook(deps.db, params.id)
      const { bytes } = await readUpload(request, upload)
      await storeRecording(deps, { by, bookId: params.id }, { number: params.number, bytes, before: query.before })
      return answerFor(params.id)
    },
    { bodySeconds },
  )

  serve(app, narrations.placeWords, async ({ params, body }) => {
    await placeWords(deps, { bookId: params.id }, { number: params.number, ...body })
    return answerFor(params.id)
  })

  serve(app, narrations.publishNarration, async ({ by, params, body }) => {
    await publish(deps, { by, bookId: params.id }, body.is_published)
    return answerFor(params.id)
  })

  serve(app, narrations.readRecording, async ({ actor, params, request, reply }) => {
    const book = openResource(await shelf.find(params.id), actor)
    const recording = await findHeard(deps.db, book, params.number, hasRights(actor, 'editor'))
    if (!recording) throw new Failure('not-found')
    return sendRecording(request, reply, deps.files, { recording })
  })
}

function toNarration(id: number, narration: NarrationRow | null, pages: ReturnType<typeof progressOf>) {
  return {
    narrator: narration?.narrator ?? '',
    is_published: narration?.publishedAt != null,
    pages: pages.map(({ number, recording, ...page }) => ({
      number,
      has_words: page.hasWords,
      recording: recording && toRecording(id, recording),
      is_outdated: page.isOutdated,
    })),
  }
}
