import type { FastifyInstance } from 'fastify'
import * as workshop from '#contract/workshop.ts'
import { wordsOn } from '../../../adapters/pdf/words-on.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { serve } from '../../../http/serve.ts'
import { readUpload } from '../../../http/upload.ts'
import { linesOfText } from '../guide/lines.ts'
import { readGuide } from '../guide/read-guide.ts'
import { linesOfWord } from '../guide/word-lines.ts'
import { findBook } from '../narrations/record-narration.ts'
import { checkBook } from './check-book.ts'
import { savePage, saveSayings, saveSteps, saveWords } from './save-teaching.ts'
import { viewWorkshop } from './view-workshop.ts'

const guideUpload = { field: 'guide', maxBytes: workshop.maxGuide.bytes, missing: 'resource/no-guide' } as const

export function workshopRoutes(app: FastifyInstance, deps: Deps): void {
  const textsOf = async (id: number) => ({ texts: (await findBook(deps.db, id)).pages.map(wordsOn) })

  serve(app, workshop.viewWorkshop, ({ params }) => viewWorkshop(deps, params.id))

  serve(app, workshop.checkBook, async ({ params }) => ({ problems: await checkBook(deps, params.id) }))

  serve(app, workshop.saveTaughtPage, ({ by, params, body: { mark, ...taught } }) =>
    savePage(deps, { by, bookId: params.id, mark }, params.page, taught),
  )

  serve(app, workshop.saveTaughtWords, ({ by, params, body }) =>
    saveWords(deps, { by, bookId: params.id, mark: body.mark }, body.rows),
  )

  serve(app, workshop.saveLessonSteps, ({ by, params, body }) =>
    saveSteps(deps, { by, bookId: params.id, mark: body.mark }, body.rows),
  )

  serve(app, workshop.readPastedGuide, async ({ params, body }) =>
    readGuide(linesOfText(body.pasted), await textsOf(params.id)),
  )

  serve(app, workshop.readWordGuide, async ({ params, request }) => {
    const book = await textsOf(params.id)
    const { bytes } = await readUpload(request, guideUpload)
    const lines = await linesOfWord(bytes).catch(() => {
      throw new Failure('resource/unreadable-guide')
    })
    return readGuide(lines, book)
  })

  serve(app, workshop.saveSayings, ({ by, params, body }) =>
    saveSayings(deps, { by, bookId: params.id, mark: body.mark }, body.rows),
  )
}
