interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

const address = '/sw.js'

/** Starts what keeps the app openable without a connection, once the page itself has all it needs. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError('Only the service worker may be started.')
      return url
    },
  })
  const start = () => {
    navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address).catch((error: unknown) => {
      console.info('Service worker:', String(error))
    })
  }
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
