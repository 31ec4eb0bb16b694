import { keepsNothing } from '#contract/visitor-pages.ts'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

const address = '/sw.js'

/** Registers the service worker, which lets the app open without a connection. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Thirty tablets would fetch the whole app over one Wi-Fi, to read one book.
  if (keepsNothing(window.location.pathname)) return
  const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError('Only the service worker may be started.')
      return url
    },
  })
  navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address).catch((error: unknown) => {
    console.info('Service worker:', String(error))
  })
}
