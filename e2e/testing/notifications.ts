import type { CDPSession, Page, Worker } from '@playwright/test'

/** What the service worker asked the browser to show. */
export type Shown = { title: string; body?: string; tag?: string; data?: unknown; icon?: string; badge?: string }

type WorkerScope = {
  registration: { showNotification(title: string, options?: Omit<Shown, 'title'>): Promise<void> }
  clients: { openWindow(url: string): Promise<unknown> }
  shown: Shown[]
  opened: string[]
  focused: string[]
}

/**
 * Records what the service worker shows and opens. A headless browser refuses notifications whatever a test grants, so
 * that only the call can be observed there. Other browsers show them.
 */
export async function watchNotifications(worker: Worker) {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope
    const { registration } = scope
    const show = registration.showNotification.bind(registration)
    Object.assign(scope, { shown: [], opened: [], focused: [] })
    registration.showNotification = async (title, options = {}) => {
      scope.shown.push({ title, ...options })
      if (Notification.permission === 'granted') await show(title, options)
    }
    // Both need a user gesture.
    scope.clients.openWindow = async (url) => void scope.opened.push(url)
    const { prototype } = (globalThis as unknown as { WindowClient: { prototype: object } }).WindowClient
    Object.assign(prototype, {
      async focus(this: { url: string }) {
        scope.focused.push(this.url)
      },
    })
  })
  return {
    shown: () => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown),
    opened: () => worker.evaluate(() => (globalThis as unknown as WorkerScope).opened),
    focused: () => worker.evaluate(() => (globalThis as unknown as WorkerScope).focused),
    /** Clicks a notification with this data, and waits until the worker has handled the click. */
    press: (data: unknown) =>
      worker.evaluate(async (carried) => {
        const work: Promise<unknown>[] = []
        const notification = { data: carried, close: () => undefined }
        const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
        dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
        await Promise.all(work)
      }, data),
  }
}

/** Notifications that the browser shows for the site, or null where it refuses to show any. */
export function listShown(page: Page): Promise<Shown[] | null> {
  return page.evaluate(async () => {
    if (Notification.permission !== 'granted') return null
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })
}

/** Pushes a message to the service worker of a site as the push service of the browser does. */
export async function createPusher(session: CDPSession, origin: string): Promise<(data: string) => Promise<void>> {
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) found(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
  }
}
