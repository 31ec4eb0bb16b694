import type { OutcomeQuestions } from '#contract/evidence.ts'
import { outcomeDays } from '#contract/evidence.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { schoolIdOf } from '../../../http/school-id.ts'
import type { Actor } from '../../../http/session-store.ts'
import { listUsedCodes, settleCode, settleCodesOf } from '../../class-codes/service.ts'
import { findNation } from '../../schools/service.ts'
import { findSigned } from '../lessons/lead-lesson.ts'
import { findLastSize, settleLesson } from '../queries.ts'

/** What somebody is asked about: a lesson that they have led, or a class code that they have made. */
export interface About {
  lesson?: string | undefined
  code_id?: string | undefined
}

/** Numbers of a class can be entered and corrected when it was on this day or later. */
export const firstOpenDay = () => dayAfter(todayInUk(), -outcomeDays)

export async function listQuestions({ db }: Deps, actor: Actor): Promise<OutcomeQuestions> {
  const schoolId = schoolIdOf(actor)
  const codes = await listUsedCodes(db, { userId: actor.id, schoolId, since: firstOpenDay() })
  return {
    nation: await findNation(db, schoolId),
    children: await findLastSize(db, schoolId),
    codes: codes.map(({ resourceId, ...code }) => ({ ...code, resource_id: resourceId })),
  }
}

/**
 * Notes in the caller's transaction that somebody was asked, and returns which book the class had, and when. Throws
 * `not-found`, and `outcome/asked` if it is noted by now: in another tab, or because the first answer was lost.
 */
export async function settle(db: Db, actor: Actor, { lesson, code_id: codeId }: About) {
  const [userId, schoolId] = [actor.id, schoolIdOf(actor)]
  const settled = lesson
    ? await settleLesson(db, schoolId, (await findSigned({ db }, lesson)).id)
    : codeId
      ? await settleCode(db, { id: codeId, userId, schoolId })
      : null
  if (settled === null) throw new Failure('not-found')
  if (settled === false) throw new Failure('outcome/asked')
  // Its class may have read with a code beside the lesson, and is asked about once.
  if (lesson) await settleCodesOf(db, { userId, ...settled })
  return settled
}
