import type { Report } from '#contract/reports.ts'
import type { Db } from '../../database/tables.ts'
import { listShown } from './queries.ts'

/** What is shown and no example, with its author's consent, in the order of the pages. */
export async function listAgreed(db: Db): Promise<Report['testimonials']> {
  const agreed = (await listShown(db)).filter(({ isExample, agreedOn }) => !isExample && agreedOn !== '')
  return agreed.map(({ quote, author, authorRole, saidOn }) => ({
    ...{ quote, author },
    author_role: authorRole,
    said_on: saidOn,
  }))
}
