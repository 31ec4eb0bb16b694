import { viewPushKey } from '#contract/notifications.ts'
import { call } from '../../api/call.ts'

/** Browsers have been seen that never answer; in milliseconds. */
const maxWait = 10_000

/** Why nothing can be shown here: `unsupported` by the browser, or `denied` by the user. */
export type Hindrance = 'unsupported' | 'denied'

export function hindrance(): Hindrance | null {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${maxWait / 1000} s`)), maxWait)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

const ready = () => withTimeout(navigator.serviceWorker.ready)

export async function findSubscription(): Promise<PushSubscription | null> {
  return (await ready()).pushManager.getSubscription()
}

/**
 * The subscription of this browser, made where there is none, and made anew where the portal has another key by now: push
 * services would refuse what it sends. Rejects when that takes too long.
 */
export async function subscribe(): Promise<PushSubscription> {
  const { pushManager } = await ready()
  const found = await pushManager.getSubscription()
  const { public_key: key } = await call(viewPushKey, {})
  if (found && isMadeWith(found, key)) return found
  await found?.unsubscribe()
  return withTimeout(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
}

/** Whether a subscription was made with this key, base64url. Browsers that do not say are believed. */
function isMadeWith({ options }: PushSubscription, key: string): boolean {
  const bytes = options?.applicationServerKey
  if (!bytes) return true
  const made = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return made.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key.replaceAll('=', '')
}

/** As the server wants it; all `""` without a subscription. */
export function registrationOf(subscription: PushSubscription | null) {
  const { endpoint = '', keys = {} } = subscription?.toJSON() ?? {}
  return { end_point: endpoint, auth_secret: keys.auth ?? '', notification_key: keys.p256dh ?? '' }
}
