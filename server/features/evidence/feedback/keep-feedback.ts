import type { Received } from '#contract/endpoint.ts'
import { feedbackDays, type giveFeedback } from '#contract/feedback.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import type { Actor } from '../../../http/session-store.ts'
import { openForReading, type Shelf } from '../../resources/service.ts'
import { upsertFeedback } from './queries.ts'

/**
 * Keeps an answer about a storybook, by school: nothing leads from it to who gave it. Throws `not-found`,
 * `resource/locked`, `feedback/too-late`, `request/too-many`.
 */
export async function keepFeedback(
  { db, limiters }: Pick<Deps, 'db' | 'limiters'>,
  shelf: Shelf,
  { actor, params, body }: { actor: Actor } & Pick<Received<typeof giveFeedback>, 'params' | 'body'>,
): Promise<void> {
  const { id: resourceId, category } = openForReading(await shelf.find(body.resource_id), actor)
  if (category !== 'storybook') throw new Failure('not-found')
  await limiters.feedbackPerAccount.count(actor.id)
  // An operator who tries the form is neither a class nor a family.
  if (actor.role === 'admin') return
  const { year, face, statements } = body
  const answer = {
    id: params.id,
    schoolId: actor.schoolId,
    resourceId,
    day: todayInUk(),
    isFamily: actor.role === 'parent',
    year,
    face,
    again: statements.includes('again'),
    talked: statements.includes('talked'),
    hardWords: statements.includes('hard-words'),
  }
  if (!(await upsertFeedback(db, answer, dayAfter(todayInUk(), -feedbackDays)))) throw new Failure('feedback/too-late')
}
