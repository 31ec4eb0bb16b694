import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { readAccessOf } from '#contract/access.ts'
import * as feedback from '#contract/feedback.ts'
import { readingPeriods } from '#contract/reading-periods.ts'
import { todayInUk } from '#contract/school-days.ts'
import { recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { sendCsv } from '../../../http/csv.ts'
import { serve } from '../../../http/serve.ts'
import { coverUrl, listOpenResources, type Shelf } from '../../resources/service.ts'
import { findNation } from '../../schools/service.ts'
import { keepFeedback } from './keep-feedback.ts'
import { listFeedback } from './queries.ts'
import { showFeedback } from './show-feedback.ts'

const head = [
  'Book',
  'Liked it',
  'So-so',
  'Did not like it',
  'Wanted it again',
  'It got them talking',
  'Some words were too hard',
] as const

export function feedbackRoutes(app: FastifyInstance, deps: Deps, shelf: Shelf): void {
  serve(app, feedback.viewFeedbackForm, async ({ actor }) => {
    const open = await listOpenResources(deps.db, readAccessOf(actor), actor.schoolId)
    const books = open.filter((row) => row.category === 'storybook' && row.schoolId === null && !row.isDraft)
    return {
      nation: actor.schoolId === null ? null : await findNation(deps.db, actor.schoolId),
      books: books.map((row) => ({ id: row.id, title: row.title, image: coverUrl(row) })),
    }
  })

  serve(app, feedback.giveFeedback, async (asked) => {
    await keepFeedback(deps, shelf, asked)
    return {}
  })

  const read = async (): Promise<feedback.FeedbackFigures> => {
    const [{ from, to }] = readingPeriods(todayInUk())
    return { from, books: showFeedback(await listFeedback(deps.db, { from, to })) }
  }

  serve(app, feedback.viewFeedback, () => read())

  serve(app, feedback.exportFeedback, async ({ by, reply }) => {
    await recordAudit(deps.db, by, 'reading.exported')
    const { books } = await read()
    const rows = books.map((book) => [
      book.title,
      ...[book.liked, book.so_so, book.disliked, book.again, book.talked, book.hard_words].map(cell),
    ])
    return sendCsv(reply, { name: 'feedback-by-book.csv', head, rows: Readable.from(rows) })
  })
}

/** Empty where a figure is too small to be shown. */
const cell = (figure: feedback.HeardBook['liked']) => figure ?? ''
