import { vi } from 'vitest'

/** A browser that can show notifications, in place of jsdom, which cannot. */
export function fakePush({
  permission = 'default' as NotificationPermission,
  answer = 'granted' as NotificationPermission,
} = {}) {
  const browser = {
    permission,
    subscription: null as object | null,
    subscribe: vi.fn(async (): Promise<unknown> => {
      browser.subscription = {
        toJSON: () => ({ endpoint: 'https://push.example/browser', keys: { auth: 'secret', p256dh: 'key' } }),
        unsubscribe: vi.fn(async () => {
          browser.subscription = null
          return true
        }),
      }
      return browser.subscription
    }),
    close: vi.fn(),
  }
  const registration = {
    pushManager: { getSubscription: async () => browser.subscription, subscribe: browser.subscribe },
    getNotifications: async () => [{ close: browser.close }],
  }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
    requestPermission: async () => {
      browser.permission = answer
      return answer
    },
  })
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  return browser
}

/** Restores jsdom; called after each test. */
export function forgetPush(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker')
}
