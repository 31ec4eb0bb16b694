import type * as z from 'zod/mini'
import type { registerUserBrowser as row } from '#contract/notifications.ts'
import { areBrowserKeys, type PushKeys, pushKeysOf } from '../../adapters/push/push-keys.ts'
import type { JobData } from '../../database/job-data.ts'
import { getServerKey } from '../../database/server-keys.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import type { Actor } from '../../http/session-store.ts'
import { allowNotifications, allowsNotifications } from '../accounts/service.ts'
import { type Browser, deleteSubscription, deleteWaiting, upsertSubscription } from './queries.ts'

type Registration = z.output<typeof row.body>

/** What operators are notified of, when an e-mail may not reach them. */
export type OperatorNews = JobData['push-to-operators']

/** Notifies operators soon, if the caller's transaction commits. */
export function notifyOperators(jobs: Deps['jobs'], db: Deps['db'], news: OperatorNews): Promise<void> {
  return jobs.add(db, 'push-to-operators', news)
}

/** The keys of the configuration, else a pair that the portal made for itself. */
export async function pushKeys({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<PushKeys> {
  return config.push.keys ?? pushKeysOf(await getServerKey(db, 'web-push'))
}

/**
 * Records a browser's subscription and its owner's choice; returns whether they allow notifications now. The
 * subscription belongs to the session and ends with it. Throws `notification/bad-address` and `notification/bad-key`.
 */
export async function registerBrowser(deps: Deps, actor: Actor, sent: Registration): Promise<boolean> {
  const browser = sent.statusType === 'unsubscribe' ? null : readBrowser(deps, sent)
  return deps.db.transaction().execute(async (db) => {
    if (!browser) await deleteSubscription(db, actor.sessionId)
    else if (!(await upsertSubscription(db, actor.sessionId, browser))) throw new Failure('not-authorised')
    if (sent.statusType === 'init') return allowsNotifications(db, actor.id)
    const isAllowed = sent.statusType === 'subscribe'
    await allowNotifications(db, actor.id, isAllowed)
    if (!isAllowed) await deleteWaiting(db, actor.id)
    return isAllowed
  })
}

/** Null when a session starts in a browser that has no subscription. */
function readBrowser({ webPush }: Deps, sent: Registration): Browser | null {
  const { end_point: endpoint, auth_secret: authSecret, notification_key: notificationKey } = sent
  if (sent.statusType === 'init' && endpoint === '') return null
  if (!webPush.accepts(endpoint)) throw Failure.at('notification/bad-address', 'end_point')
  if (!areBrowserKeys(authSecret, notificationKey)) throw Failure.at('notification/bad-key', 'notification_key')
  return { endpoint, authSecret, notificationKey }
}
