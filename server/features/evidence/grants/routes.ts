import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as grants from '#contract/grants.ts'
import type { ShownFigure } from '#contract/small-numbers.ts'
import { recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { sendCsv } from '../../../http/csv.ts'
import { serve } from '../../../http/serve.ts'
import { readHeld } from './queries.ts'
import { findYear, readGrants, readRegions } from './read-grants.ts'

const evidenceHead = [
  'Region',
  'Classes that read with a code',
  'Schools of these classes',
  'Class readings',
  'Lessons led',
  'Schools with lessons',
  'Classes entered by staff',
  'Children in these classes',
] as const
const sessionHead = ['Reference', 'Session on', 'School', 'Where', 'Classes', 'How many children'] as const

/** Empty where a figure is too small to be shown. */
const cell = (figure: ShownFigure) => figure ?? ''

const line = (name: string, figures: grants.ClassFigures) => [
  name,
  ...[figures.classes, figures.schools, figures.readings].map(cell),
  ...[figures.lessons, figures.lesson_schools, figures.entered, figures.children].map(cell),
]

export function grantRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, grants.viewGrants, ({ query }) => readGrants(db, query.year))

  serve(app, grants.exportEvidence, async ({ query, by, reply }) => {
    const { year } = await findYear(db, query.year)
    const { regions, total } = await readRegions(db, year)
    await recordAudit(db, by, 'reading.exported')
    const rows = [...regions.map((one) => line(one.region || 'Region not known', one)), line('All regions', total)]
    return sendCsv(reply, { name: `classes-${year.id}.csv`, head: evidenceHead, rows: Readable.from(rows) })
  })

  serve(app, grants.exportHeldSessions, async ({ query, by, reply }) => {
    const { year } = await findYear(db, query.year)
    await recordAudit(db, by, 'bookings.exported')
    return sendCsv(reply, { name: `sessions-${year.id}.csv`, head: sessionHead, rows: sessionLines(db, year) })
  })
}

async function* sessionLines(db: Deps['db'], year: Parameters<typeof readHeld>[1]) {
  for await (const { reference, day, school, format, yearGroups, classSizes } of readHeld(db, year))
    yield [reference, day, school, places[format], yearGroups.join(', '), classSizes]
}

const places = { '': '', 'in-person': 'At the school', online: 'Online' }
