import { readAccessOf } from '#contract/access.ts'
import type { Deps } from '../../deps.ts'
import { liveSessions } from '../../http/session-store.ts'
import { findResource, visibilityOf } from '../resources/service.ts'
import {
  insertAnnouncement,
  insertDeliveries,
  listSubscribers,
  lockAnnouncement,
  updateAnnouncement,
} from './queries.ts'

/** Subscriptions looked at in one transaction. */
const atOnce = 1000

/** Milliseconds after which a run hands over to the next, which is how long a shutdown may have to wait. */
const maxRun = 3000

/**
 * Writes down a message for each browser whose owner allows notifications and may read what has been published. Those who
 * subscribe later are not notified, so that nobody hears twice of a resource that is withdrawn and published again.
 */
export async function tellSubscribers(deps: Deps, resourceId: number): Promise<void> {
  const resource = await findResource(deps.db, resourceId)
  if (!resource || resource.isDraft) return
  await insertAnnouncement(deps.db, resourceId)
  const live = liveSessions(deps.config)
  const until = Date.now() + maxRun
  const isMore = () =>
    deps.db.transaction().execute(async (db) => {
      const left = await lockAnnouncement(db, resourceId)
      if (!left) return false
      const range = { after: left.doneId, upTo: left.lastId, atOnce }
      const subscribers = await listSubscribers(db, range, live)
      const told = subscribers.filter(
        (person) => visibilityOf(resource, readAccessOf(person), person.schoolId) === 'open',
      )
      await insertDeliveries(
        db,
        resourceId,
        told.map(({ id }) => id),
      )
      const next = subscribers.length < atOnce ? left.lastId : (subscribers.at(-1)?.id ?? left.lastId)
      await updateAnnouncement(db, resourceId, next)
      if (next === left.lastId) await deps.jobs.add(db, 'send-pushes', {}, { isOnly: true })
      return next !== left.lastId
    })
  while (await isMore()) {
    if (Date.now() > until) return deps.jobs.add(deps.db, 'tell-subscribers', { resourceId })
  }
}
