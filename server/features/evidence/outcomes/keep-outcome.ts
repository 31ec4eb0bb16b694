import type { Received } from '#contract/endpoint.ts'
import type { addOutcome, ClassNumbers, updateOutcome } from '#contract/evidence.ts'
import { lockForTransaction } from '../../../database/advisory-lock.ts'
import { type ByUser, recordAudit } from '../../../database/audit.ts'
import { refuseStale } from '../../../database/versions.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { schoolIdOf } from '../../../http/school-id.ts'
import type { Actor } from '../../../http/session-store.ts'
import { changeOutcome, hasOutcome, insertOutcome, lockOutcome, removeOutcome, type StoredNumbers } from '../queries.ts'
import { firstOpenDay, settle } from './ask-once.ts'

/** Keeps the numbers of a class. Nothing leads from them to the code, the lesson or the teacher. */
export function keepOutcome(
  { db }: Deps,
  { actor, body }: { actor: Actor; body: Received<typeof addOutcome>['body'] },
): Promise<{ id: string }> {
  const schoolId = schoolIdOf(actor)
  return db.transaction().execute(async (trx) => {
    await lockForTransaction(trx, `outcomes of ${schoolId}`)
    const { resourceId, day } = await settle(trx, actor, body)
    if (day < firstOpenDay()) throw new Failure('outcome/too-late')
    const own = { schoolId, resourceId, day, year: body.year }
    if (!body.is_another && (await hasOutcome(trx, own))) throw new Failure('outcome/twice')
    return { id: await insertOutcome(trx, { ...own, ...toStored(body) }) }
  })
}

/** Throws `not-found`, `outcome/too-late`, `changed-meanwhile`. */
export function correctOutcome(
  { db }: Deps,
  { actor, id, body }: { actor: Actor; id: string; body: Received<typeof updateOutcome>['body'] },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const stored = await lockOutcome(trx, schoolIdOf(actor), id)
    if (!stored) throw new Failure('not-found')
    if (stored.day < firstOpenDay()) throw new Failure('outcome/too-late')
    refuseStale('class', stored.version, body.version)
    await changeOutcome(trx, id, { year: body.year, ...toStored(body) })
  })
}

/** Throws `not-found`. */
export function deleteOutcome({ db }: Deps, by: ByUser, actor: Actor, id: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (!(await removeOutcome(trx, schoolIdOf(actor), id))) throw new Failure('not-found')
    await recordAudit(trx, by, 'outcome.deleted')
  })
}

const toStored = ({ children, first, second, statements }: ClassNumbers): StoredNumbers => ({
  children,
  firstTowards: first?.towards ?? null,
  firstExpected: first?.expected ?? null,
  firstBeyond: first?.beyond ?? null,
  secondTowards: second?.towards ?? null,
  secondExpected: second?.expected ?? null,
  secondBeyond: second?.beyond ?? null,
  changedMinds: statements.includes('changed-minds'),
  quietVoices: statements.includes('quiet-voices'),
  willTry: statements.includes('will-try'),
})
