import { keepsNothing } from '#contract/visitor-pages.ts'
import { scriptPolicy } from './ui/trusted-types.ts'

const address = '/sw.js'

/** Registers the service worker, which lets the app open without a connection. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Thirty tablets would fetch the whole app over one Wi-Fi, to read one book.
  if (keepsNothing(window.location.pathname)) return
  const { serviceWorker } = navigator
  const askForShell = () => void serviceWorker.ready.then(({ active }) => active?.postMessage('fill the shell'))
  askForShell()
  // A new version has taken over.
  serviceWorker.addEventListener('controllerchange', askForShell)
  serviceWorker.register(scriptPolicy('service-worker', address)(address)).catch((error: unknown) => {
    console.info('Service worker:', String(error))
  })
}
