import type { FastifyInstance } from 'fastify'
import * as texts from '#contract/text-editing.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { writeCsv } from '../../../http/csv.ts'
import { serve } from '../../../http/serve.ts'
import { readUpload } from '../../../http/upload.ts'
import type { FindBrand } from '../../brand/service.ts'
import { rowsOfFile } from './read-file.ts'
import { readText } from './read-text.ts'
import { addText, deleteText, findText, publishText, savePage, savePeople, viewTexts } from './save-texts.ts'
import { headOf, toTable } from './text-table.ts'
import { writeTextAsWord } from './write-word.ts'

const upload = { field: 'text', maxBytes: texts.maxTextFile, missing: 'text/no-file' } as const
const types = {
  csv: 'text/csv; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

export function textRoutes(app: FastifyInstance, deps: Deps, brand: FindBrand): void {
  serve(app, texts.listTexts, ({ params }) => viewTexts(deps, params.id))

  serve(app, texts.addText, ({ by, params, body }) => addText(deps, { by, bookId: params.id }, body.language))

  serve(app, texts.saveTextPage, ({ by, params, body }) =>
    savePage(deps, { by, bookId: params.id, textId: params.text }, { page: params.page, ...body }),
  )

  serve(app, texts.saveTextPeople, ({ by, params, body: { written_by: writtenBy, checked_by: checkedBy, ...rest } }) =>
    savePeople(deps, { by, bookId: params.id, textId: params.text }, { ...rest, writtenBy, checkedBy }),
  )

  serve(app, texts.publishText, ({ by, params, body }) =>
    publishText(deps, { by, bookId: params.id, textId: params.text }, body.is_published),
  )

  serve(app, texts.deleteText, ({ by, params }) => deleteText(deps, { by, bookId: params.id, textId: params.text }))

  serve(app, texts.exportText, async ({ params, reply }) => {
    const { book, text, story } = await findText(deps.db, { bookId: params.id, textId: params.text })
    const title = `${book.title} – ${headOf(text.language)}`
    const [head = [], ...rows] = toTable(text, story)
    const asWord = async () =>
      writeTextAsWord([head, ...rows], {
        ...{ title, language: text.language },
        appName: (await brand()).details.app_name,
      })
    const file = params.format === 'csv' ? writeCsv(head, rows) : Buffer.from(await asWord())
    const name = encodeURIComponent(`${title}.${params.format}`)
    return reply
      .type(types[params.format])
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .send(file)
  })

  serve(app, texts.readTextFile, async ({ params, request }) => {
    const { text, story } = await findText(deps.db, { bookId: params.id, textId: params.text })
    const { bytes } = await readUpload(request, upload)
    const rows = await rowsOfFile(bytes).catch(() => {
      throw new Failure('text/unreadable-file')
    })
    return readText(rows, text, story)
  })
}
