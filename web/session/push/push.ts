import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { registerUserBrowser } from '#contract/notifications.ts'
import { call } from '../../api/call.ts'
import { profileQuery } from '../session-query.ts'
import { findSubscription, hindrance, registrationOf, subscribe } from './browser.ts'
import { actLater } from './change-of-mind.ts'

/** Failures here interrupt nobody, so they are only logged. */
const note = (what: string, why: unknown) => console.info(`Notifications: ${what}`, String(why))

function follow(client: QueryClient, allow_notifications: boolean): void {
  client.setQueryData(profileQuery.queryKey, (user) => user && { ...user, allow_notifications })
}

/** At the start of a session: says what this browser has, and subscribes it again for somebody who wants to be told. */
export async function startPush(client: QueryClient, user: User): Promise<void> {
  const hindered = hindrance()
  if (hindered) return note('not here', hindered)
  try {
    // A slow device may take long over the first worker; nobody waits here.
    await navigator.serviceWorker.ready
    const isWanted = user.allow_notifications && Notification.permission === 'granted'
    const subscription = isWanted ? await subscribe() : await findSubscription()
    const body = { statusType: 'init' as const, ...registrationOf(subscription) }
    const { allow_notifications } = await call(registerUserBrowser, { body })
    follow(client, allow_notifications)
  } catch (error) {
    note('not started', error)
  }
}

/** Asks the browser, which asks the person, and tells the server. False when nothing came of it. */
export async function allowNotifications(client: QueryClient): Promise<boolean> {
  try {
    const hindered = hindrance() ?? ((await Notification.requestPermission()) === 'granted' ? null : 'denied')
    if (hindered) {
      note('not allowed', hindered)
      return false
    }
    const body = { statusType: 'subscribe' as const, ...registrationOf(await subscribe()) }
    const { allow_notifications } = await call(registerUserBrowser, { body })
    follow(client, allow_notifications)
    return true
  } catch (error) {
    note('not subscribed', error)
    return false
  }
}

/** Three seconds later, unless it is taken back by then. */
export function stopNotifications(client: QueryClient): void {
  actLater(() => void unsubscribe(client).catch((error: unknown) => note('not unsubscribed', error)))
}

async function unsubscribe(client: QueryClient): Promise<void> {
  // Sent first: a page that is being left does no more than this.
  const told = call(registerUserBrowser, { body: { statusType: 'unsubscribe' } }, { keepalive: true })
  follow(client, false)
  const subscription = hindrance() ? null : await findSubscription().catch(() => null)
  await subscription?.unsubscribe().catch(() => false)
  const { allow_notifications } = await told.catch((error: unknown) => {
    follow(client, true)
    throw error
  })
  follow(client, allow_notifications)
}
