import { randomUUID } from 'node:crypto'
import { todayInUk } from '#contract/school-days.ts'
import type { SchoolCode } from '#contract/schools.ts'
import { recordAuditHourly } from '../../../database/audit.ts'
import { createSchoolCode } from '../../../database/school-code.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import type { Acting } from '../../../http/actor.ts'
import { schoolIdOf } from '../../../http/school-id.ts'
import type { Actor } from '../../../http/session-store.ts'
import { getCode, updateSchool } from '../queries.ts'

export async function viewCode({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<SchoolCode> {
  const { schoolCode, endsOn } = await getCode(db, schoolIdOf(actor))
  return { school_code: schoolCode, ends_on: endsOn, is_over: endsOn !== '' && endsOn < todayInUk() }
}

/**
 * A new code at once, without a last day: the old one, the letters that carry it, and what was looked up with it stop
 * working.
 */
export async function renewCode({ db }: Deps, { actor, by }: Acting): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const renewed = { schoolCode: createSchoolCode(), joinId: randomUUID(), codeEndsOn: null }
    const { schoolCode, id } = await updateSchool(trx, schoolIdOf(actor), renewed)
    await recordAuditHourly(trx, by, 'school.code-renewed', id)
    return schoolCode
  })
}

/** Sets the last day of the code, or none for `""`. */
export async function endCodeOn({ db }: Deps, { actor, by }: Acting, endsOn: string): Promise<SchoolCode> {
  if (endsOn !== '' && endsOn < todayInUk()) throw Failure.invalid('ends_on', 'Choose today or a later day.')
  return db.transaction().execute(async (trx) => {
    const { id } = await updateSchool(trx, schoolIdOf(actor), { codeEndsOn: endsOn || null })
    await recordAuditHourly(trx, by, 'school.code-end-set', id)
    return viewCode({ db: trx }, actor)
  })
}
