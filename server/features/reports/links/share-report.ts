import type { Received } from '#contract/endpoint.ts'
import type { createReportLink, Report, ReportLink } from '#contract/reports.ts'
import { type ByUser, recordAudit } from '../../../database/audit.ts'
import { isReadOnly } from '../../../database/connection-errors.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { findBytes } from '../../../http/send-file.ts'
import { hashKey } from '../../../http/session-store.ts'
import { createKey } from '../../accounts/service.ts'
import { coverFile, findResource } from '../../resources/service.ts'
import { readReport } from '../read-report.ts'
import { nameOfPeriod } from '../report-periods.ts'
import { countOpening, findLink, insertLink, listLinks, removeEndedLinks, removeLink } from './queries.ts'

export async function listReportLinks({ db }: Pick<Deps, 'db'>): Promise<ReportLink[]> {
  return (await listLinks(db)).map(({ id, name, period, createdAt, expiresAt, opens, lastOpenedAt }) => ({
    ...{ id, sponsor: name ?? '', period: nameOfPeriod(period), opens },
    create_time: createdAt.toISOString(),
    end_time: expiresAt.toISOString(),
    last_open_time: lastOpenedAt?.toISOString() ?? '',
  }))
}

/** Makes a link. Only its hash is stored. Throws `not-found` for an unknown sponsor or period. */
export async function shareReport(
  deps: Deps,
  by: ByUser,
  { sponsor: sponsorId, period, days }: Received<typeof createReportLink>['body'],
): Promise<{ url: string }> {
  await readReport(deps, { sponsorId, periodId: period })
  const token = createKey()
  const expiresAt = new Date(Date.now() + days * 86_400_000)
  await deps.db.transaction().execute(async (trx) => {
    const id = await insertLink(trx, { tokenHash: hashKey(token), sponsorId, period, expiresAt })
    await removeEndedLinks(trx)
    await recordAudit(trx, by, 'report.shared', id)
  })
  return { url: `${deps.config.publicUrl}/report?token=${token}` }
}

/** Throws `not-found`. */
export async function endReportLink({ db }: Pick<Deps, 'db'>, by: ByUser, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await removeLink(trx, id))) throw new Failure('not-found')
    await recordAudit(trx, by, 'report.ended', id)
  })
}

/**
 * The report of a link, as of now. Its covers are in it, because people with the link may see those and no others. Throws
 * `report/link-ended`, also for a period that is no longer on offer.
 */
export async function openSharedReport(deps: Deps, token: string): Promise<{ report: Report; end_time: string }> {
  const link = await findLink(deps.db, hashKey(token))
  if (!link) throw new Failure('report/link-ended')
  const { sponsorId, period: periodId } = link
  const { report } = await readReport(deps, { sponsorId, periodId }).catch((error: unknown) => {
    throw error instanceof Failure && error.code === 'not-found' ? new Failure('report/link-ended') : error
  })
  const books = await Promise.all(
    report.books.map(async (book) => ({ ...book, image: book.image === '' ? '' : await coverInside(deps, book.id) })),
  )
  await countOpening(deps.db, link.id).catch((error: unknown) => {
    if (!isReadOnly(error)) throw error
  })
  return { report: { ...report, books }, end_time: link.expiresAt.toISOString() }
}

/** A cover as a data URL; `""` where it cannot be read. */
async function coverInside({ db, files }: Pick<Deps, 'db' | 'files'>, id: number): Promise<string> {
  const book = await findResource(db, id)
  const bytes = book && (await findBytes(files.read(coverFile(book, '480'))))
  return bytes ? `data:image/webp;base64,${bytes.toString('base64')}` : ''
}
