import type { Received } from '#contract/endpoint.ts'
import { termOf } from '#contract/reading-periods.ts'
import { todayInUk } from '#contract/school-days.ts'
import { type addTaughtPlan, type ParentsPage, termsAround } from '#contract/taught.ts'
import { qrOf } from '../../../print/qr-code.ts'
import { lockForTransaction } from '../../database/advisory-lock.ts'
import { type ByUser, recordAudit } from '../../database/audit.ts'
import { createTaughtCode } from '../../database/school-code.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { schoolIdOf } from '../../http/school-id.ts'
import type { Actor } from '../../http/session-store.ts'
import { listCategories, listOpenResources } from '../resources/service.ts'
import { findNation, findSchool } from '../schools/service.ts'
import {
  deleteCode,
  deletePlan,
  findCode,
  isRegisteredInEngland,
  type LedRow,
  listLed,
  listPlans,
  upsertCode,
  upsertPlan,
} from './queries.ts'

/** What a school shows its parents, and what it could show. */
export async function viewOwnPage({ db, config }: Deps, actor: Actor): Promise<ParentsPage> {
  const schoolId = schoolIdOf(actor)
  const terms = termsAround(todayInUk())
  const [school, code, plans, open, categories, led] = await Promise.all([
    findSchool(db, schoolId),
    findCode(db, schoolId),
    listPlans(db, schoolId),
    listOpenResources(db, 'full', schoolId),
    listCategories(db),
    listLed(db, schoolId, terms[0] ?? todayInUk()),
  ])
  const titleOf = (id: number | null) => open.find((row) => row.id === id)?.title ?? ''
  const url = `${config.publicUrl}/taught#${code}`
  return {
    school: school?.title ?? '',
    nation: await findNation(db, schoolId),
    is_england: await isRegisteredInEngland(db, schoolId),
    link: code === null ? null : { code, url, qr: qrOf(url) },
    plans: plans.map(({ resourceId, isTaught, ...plan }) => ({
      ...plan,
      resource_id: resourceId,
      is_taught: isTaught,
      is_shown: open.some(({ id }) => id === resourceId),
    })),
    choices: open.map((row) => ({
      id: row.id,
      title: row.title,
      category: categories.find(({ name }) => name === row.category)?.title ?? row.category,
      of: titleOf(row.belongsTo),
    })),
    terms,
    led: suggest(led)
      .filter(({ resource_id }) => open.some(({ id }) => id === resource_id))
      .filter(
        (one) =>
          !plans.some(
            ({ resourceId, term, year }) =>
              resourceId === one.resource_id && term === one.term && (one.year === null || year === one.year),
          ),
      ),
  }
}

/** By term: once for each year that was entered, and without a year where none was. */
function suggest(led: readonly LedRow[]): ParentsPage['led'] {
  const found = led.map(({ resourceId, title, day, year }) => ({
    ...{ resource_id: resourceId, title, year },
    term: termOf(day).from,
  }))
  const isSame = (a: ParentsPage['led'][number], b: ParentsPage['led'][number]) =>
    a.resource_id === b.resource_id && a.term === b.term
  return found.filter((one, at) => {
    if (one.year === null && found.some((other) => other.year !== null && isSame(one, other))) return false
    return found.findIndex((other) => isSame(one, other) && other.year === one.year) === at
  })
}

/** Shows parents something more. Throws `not-found` for what the school may not open, `request/invalid` for another term. */
export async function showPlan(
  { db }: Deps,
  { actor, by, body }: { actor: Actor; by: ByUser; body: Received<typeof addTaughtPlan>['body'] },
): Promise<void> {
  const schoolId = schoolIdOf(actor)
  const open = await listOpenResources(db, 'full', schoolId)
  if (!open.some(({ id }) => id === body.resource_id)) throw new Failure('not-found')
  if (!termsAround(todayInUk()).includes(body.term)) throw Failure.invalid('term', 'Choose a term.')
  const { resource_id: resourceId, year, term, is_taught: isTaught } = body
  await db.transaction().execute(async (trx) => {
    await upsertPlan(trx, { schoolId, resourceId, year, term, isTaught })
    await recordAudit(trx, by, 'taught-plan.added')
  })
}

/** Throws `not-found`. */
export function hidePlan({ db }: Deps, by: ByUser, actor: Actor, id: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (!(await deletePlan(trx, schoolIdOf(actor), id))) throw new Failure('not-found')
    await recordAudit(trx, by, 'taught-plan.removed')
  })
}

/** Opens the page, or ends its link by a new one; nothing if somebody has done so since the caller looked. */
export function renewCode({ db }: Deps, by: ByUser, actor: Actor, replaces: string): Promise<void> {
  const schoolId = schoolIdOf(actor)
  return db.transaction().execute(async (trx) => {
    await lockForTransaction(trx, `parents' page of ${schoolId}`)
    if (((await findCode(trx, schoolId)) ?? '') !== replaces) return
    await upsertCode(trx, schoolId, createTaughtCode())
    await recordAudit(trx, by, 'taught-page.opened')
  })
}

export function closePage({ db }: Deps, by: ByUser, actor: Actor): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (await deleteCode(trx, schoolIdOf(actor))) await recordAudit(trx, by, 'taught-page.closed')
  })
}
