import type { Deps } from '../../deps.ts'
import { liveSessions } from '../../http/session-store.ts'
import { listOperatorBrowsers, settleSubscriptions } from './queries.ts'
import { type OperatorNews, pushKeys } from './service.ts'

/**
 * Sends a notification to the browsers of all operators who allow notifications. Throws when a push service asks for
 * another try, unless it is the last; those that already have the notification then get it in place of the first.
 */
export async function pushToOperators(deps: Deps, news: OperatorNews, isLastTry: boolean): Promise<void> {
  const browsers = await listOperatorBrowsers(deps.db, liveSessions(deps.config))
  const keys = await pushKeys(deps)
  const payload = JSON.stringify(news)
  const outcomes = await Promise.all(
    browsers.map(async (subscription) => ({
      id: subscription.id,
      outcome: await deps.webPush.send({ subscription, payload, topic: news.tag }, keys),
    })),
  )
  const those = (state: 'sent' | 'refused' | 'gone') =>
    outcomes.filter(({ outcome }) => outcome.state === state).map(({ id }) => id)
  await settleSubscriptions(deps.db, { sent: those('sent'), refused: those('refused'), gone: those('gone') })
  const late = outcomes.filter(({ outcome }) => outcome.state === 'later')
  if (late.length > 0 && !isLastTry) throw new Error(`${late.length} push services asked for another try`)
}
