import { keptSince } from '../../data-protection/retention.ts'
import type { Deps } from '../../deps.ts'
import { pushToOperators } from './operators.ts'
import { deleteOldDeliveries, findNextDue, listUnfinished } from './queries.ts'
import { addSending, sendPushes } from './send-pushes.ts'
import { tellSubscribers } from './tell-subscribers.ts'

/** `tell-subscribers`, added when a resource is published, in the same transaction; the rest follows from it. */
export function notificationJobs(deps: Deps): void {
  const { db, jobs } = deps
  jobs.define('tell-subscribers', ({ resourceId }) => tellSubscribers(deps, resourceId))
  jobs.define('send-pushes', () => sendPushes(deps))
  jobs.define('push-to-operators', (news, { isLastTry }) => pushToOperators(deps, news, isLastTry), {
    delay: 30,
  })
  jobs.every(1, 'tell-stuck-subscribers', async () => {
    for (const resourceId of await listUnfinished(db)) await jobs.add(db, 'tell-subscribers', { resourceId })
    if ((await findNextDue(db)) !== null) await addSending(deps)
  })
  jobs.every(24, 'delete-old-pushes', () => deleteOldDeliveries(db, keptSince('notification')))
}
