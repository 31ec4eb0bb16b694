import type { Received, Returned } from '#contract/endpoint.ts'
import type { endLesson, startLesson } from '#contract/evidence.ts'
import { todayInUk } from '#contract/school-days.ts'
import { getCachedServerKey } from '../../../database/server-keys.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { schoolIdOf } from '../../../http/school-id.ts'
import type { Actor } from '../../../http/session-store.ts'
import { openForReading, type Shelf } from '../../resources/service.ts'
import { findNation } from '../../schools/service.ts'
import { suggestChildren } from '../outcomes/suggest-children.ts'
import { insertLesson, updateLesson } from '../queries.ts'
import { readLesson, signLesson } from './lesson-key.ts'

const lessonKey = ({ db }: Pick<Deps, 'db'>) => getCachedServerKey(db, 'lessons')

/** Counts a lesson that begins. Throws `not-found`, `resource/locked`, `request/too-many`. */
export async function beginLesson(
  deps: Deps,
  shelf: Shelf,
  { actor, body }: { actor: Actor; body: Received<typeof startLesson>['body'] },
): Promise<Returned<typeof startLesson>> {
  const { db } = deps
  await deps.limiters.lessonsPerAccount.count(actor.id)
  const schoolId = schoolIdOf(actor)
  const { id: resourceId, category } = openForReading(await shelf.find(body.resource_id), actor)
  if (category !== 'storybook') throw new Failure('not-found')
  const steps = { steps: body.steps, reached: Math.min(body.reached, body.steps) }
  const id = await insertLesson(db, { schoolId, resourceId, day: todayInUk(), ...steps })
  return {
    lesson: signLesson(await lessonKey(deps), id),
    nation: await findNation(db, schoolId),
    children: await suggestChildren(db, { userId: actor.id, schoolId, resourceId }),
  }
}

/** Keeps how far a lesson came and how long it took, unless it is over for longer than a term. Throws `not-found`. */
export async function finishLesson(
  deps: Deps,
  { actor, body }: { actor: Actor; body: Received<typeof endLesson>['body'] },
): Promise<void> {
  const lesson = await findSigned(deps, body.lesson)
  const reached = Math.min(body.reached, body.steps)
  await updateLesson(deps.db, schoolIdOf(actor), { ...lesson, steps: body.steps, reached })
}

/** The lesson that a window carries. Throws `not-found`. */
export async function findSigned(deps: Pick<Deps, 'db'>, signed: string) {
  const lesson = readLesson(await lessonKey(deps), signed)
  if (!lesson) throw new Failure('not-found')
  return lesson
}
