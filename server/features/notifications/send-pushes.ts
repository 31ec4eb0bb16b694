import type { PushKeys } from '../../adapters/push/push-keys.ts'
import type { Deps } from '../../deps.ts'
import { findResource } from '../resources/service.ts'
import {
  type Claimed,
  claimDeliveries,
  deleteDeliveriesOf,
  findNextDue,
  type Result,
  settleSubscriptions,
  updateDeliveries,
  type Verdicts,
} from './queries.ts'
import { pushKeys } from './service.ts'

/** The number of concurrent lanes and of messages in each: a slow push service holds up no more than its lane. */
const lanes = 8
const inLane = 16

/** Seconds after which the messages of a portal that died are sent by another. */
const patience = 60

/** Milliseconds after which a run hands over to the next, which is how long a shutdown may have to wait. */
const maxRun = 3000

/** 2 s after the first failure, twice as long after each further one: 13 tries in about two hours. */
const tries = 13
const pauseAfter = (tried: number) => Math.min(2 ** tried, maxPause)
const maxPause = 3600

/** Sends what is due; hands over to another run as long as anything is left. */
export async function sendPushes(deps: Deps): Promise<void> {
  const until = Date.now() + maxRun
  const keys = await pushKeys(deps)
  const payloads = new Map<number, Promise<string | null>>()
  const work = async () => {
    while (Date.now() < until) {
      const claimed = await claimDeliveries(deps.db, inLane, patience)
      if (claimed.length === 0) return
      await sendSome(deps, keys, payloads, claimed)
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  const seconds = await findNextDue(deps.db)
  if (seconds !== null) await addSending(deps, Math.ceil(seconds))
}

/** Has what is due in a number of seconds sent then. Each run is followed by one, so there must be only one that waits. */
export function addSending({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, after = 0): Promise<void> {
  return db.transaction().execute((trx) => jobs.add(trx, 'send-pushes', {}, { after, isOnly: true }))
}

async function sendSome(
  deps: Deps,
  keys: PushKeys,
  payloads: Map<number, Promise<string | null>>,
  claimed: Claimed[],
): Promise<void> {
  const verdicts: Verdicts = { sent: [], refused: [], gone: [] }
  const results: Result[] = []
  const sendOne = async (delivery: Claimed) => {
    const { resourceId, subscriptionId } = delivery
    const known = payloads.get(resourceId) ?? payloadOf(deps, resourceId)
    payloads.set(resourceId, known)
    const payload = await known
    if (payload === null) return deleteDeliveriesOf(deps.db, resourceId)
    const message = { subscription: delivery, payload, topic: `resource-${resourceId}` }
    const outcome = await deps.webPush.send(message, keys)
    if (outcome.state !== 'later') verdicts[outcome.state].push(subscriptionId)
    if (outcome.state === 'gone') return
    if (outcome.state === 'sent') results.push({ resourceId, subscriptionId, state: 'sent', problem: '', after: 0 })
    else {
      const isLast = outcome.state === 'refused' || delivery.tries >= tries
      const asked = outcome.state === 'later' ? outcome.retryAfter : undefined
      const after = Math.min(Math.max(asked ?? 0, pauseAfter(delivery.tries)), maxPause)
      const { problem } = outcome
      results.push({ resourceId, subscriptionId, state: isLast ? 'failed' : 'waiting', problem, after })
      if (isLast) deps.log.warn({ problem, resourceId, subscriptionId }, 'notification given up')
    }
  }
  await Promise.all(claimed.map(sendOne))
  await updateDeliveries(deps.db, results)
  await settleSubscriptions(deps.db, verdicts)
}

/** What the browser shows: nothing about the person. Null when the resource is not there to be read any more. */
async function payloadOf({ db }: Deps, resourceId: number): Promise<string | null> {
  const resource = await findResource(db, resourceId)
  if (!resource || resource.isDraft) return null
  return JSON.stringify({
    title: 'New on the bookshelf',
    body: resource.title.slice(0, 200),
    path: `/resources/view/${resourceId}`,
    tag: `resource-${resourceId}`,
  })
}
