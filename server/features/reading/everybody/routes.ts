import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as reading from '#contract/reading.ts'
import type { ShownFigure } from '#contract/small-numbers.ts'
import { recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { sendCsv } from '../../../http/csv.ts'
import { serve } from '../../../http/serve.ts'
import { createReading } from './read-reading.ts'

const resourceHead = [
  'Title',
  'Category',
  'Schools',
  'Opened in schools',
  'Parents',
  'Opened by parents',
  'Classes',
  'Class readings',
] as const
const weekHead = [
  'Week from',
  'Schools registered',
  'of which confirmed',
  'of which approved',
  'of which opened a storybook',
  'Active schools',
  'Active parents',
] as const

/** Empty where a figure is too small to be shown: 0 would be a number, and words would spoil a column of numbers. */
const cell = (figure: ShownFigure) => figure ?? ''

export function everybodyRoutes(app: FastifyInstance, deps: Deps): void {
  const read = createReading(deps)

  serve(app, reading.viewReading, () => read())

  serve(app, reading.exportReadResources, async ({ by, reply }) => {
    await recordAudit(deps.db, by, 'reading.exported')
    const { resources } = await read()
    const rows = Readable.from(
      resources.map(({ title, category, ...figures }) => [
        title,
        category,
        ...[figures.schools, figures.school_reads, figures.parents, figures.parent_reads].map(cell),
        ...[figures.classes, figures.class_readings].map(cell),
      ]),
    )
    return sendCsv(reply, { name: 'reading-by-book.csv', head: resourceHead, rows })
  })

  serve(app, reading.exportReadingWeeks, async ({ by, reply }) => {
    await recordAudit(deps.db, by, 'reading.exported')
    const { weeks } = await read()
    const rows = Readable.from(
      weeks.map(({ begins_on, ...week }) => [
        begins_on,
        ...[week.registered, week.confirmed, week.approved, week.opened].map(cell),
        ...[week.active_schools, week.active_parents].map(cell),
      ]),
    )
    return sendCsv(reply, { name: 'reading-by-week.csv', head: weekHead, rows })
  })
}
