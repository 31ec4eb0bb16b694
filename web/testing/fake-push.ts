import { vi } from 'vitest'

/** A browser that can show notifications, in place of jsdom, which cannot. */
export function fakePush({
  permission = 'default' as NotificationPermission,
  answer = 'granted' as NotificationPermission,
} = {}) {
  const browser = {
    permission,
    subscription: null as object | null,
    /** A subscription, made with this key of a portal. */
    make: (key: string, endpoint = 'https://push.example/browser') => ({
      options: { applicationServerKey: Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)).buffer },
      toJSON: () => ({ endpoint, keys: { auth: 'secret', p256dh: 'key' } }),
      unsubscribe: vi.fn(async () => {
        browser.subscription = null
        return true
      }),
    }),
    subscribe: vi.fn(async (given?: { applicationServerKey: string }): Promise<unknown> => {
      if (browser.subscription) throw new Error('InvalidStateError: there is a subscription with another key')
      browser.subscription = browser.make(given?.applicationServerKey ?? '')
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
