import type { FastifyInstance } from 'fastify'
import { exportSchools } from '#contract/grants.ts'
import { todayInUk } from '#contract/school-days.ts'
import { recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { sendCsv } from '../../../http/csv.ts'
import { serve } from '../../../http/serve.ts'
import { readSchools } from './queries.ts'

const head = [
  'School',
  'Status',
  'Joined on',
  'URN',
  'Address 1',
  'Address 2',
  'Town',
  'County',
  'Postcode',
  'Region',
  'Local authority',
  'School phone',
  'Contact',
  'Contact e-mail',
  'Contact phone',
  'Asked for news of books',
] as const

export function schoolContactRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, exportSchools, async ({ by, reply }) => {
    await recordAudit(db, by, 'schools.exported')
    return sendCsv(reply, { name: 'schools-and-contacts.csv', head, rows: lines(db) })
  })
}

async function* lines(db: Deps['db']) {
  for await (const row of readSchools(db))
    yield [
      ...[row.title, row.status, todayInUk(row.createdAt), row.urn ?? ''],
      ...[row.address1, row.address2, row.city, row.county, row.postcode],
      ...[row.region ?? '', row.localAuthority ?? '', row.schoolPhone],
      ...[row.fullName ?? '', row.email ?? '', row.phoneNumber ?? '', row.email && row.hasNews ? 'yes' : 'no'],
    ]
}
