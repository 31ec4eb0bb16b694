import { onlineManager } from '@tanstack/react-query'
import { askHealth } from './health.ts'

/** In milliseconds. */
const askAgainAfter = 10_000

/** Any response counts, whatever its status. */
const isPortalReachable = async () => (await askHealth()) !== null

/**
 * Tells React Query whether the device is offline. The browser knows only whether it has a network, and a portal that
 * runs on the same computer needs none: while the browser says that it is offline, the portal itself is asked, at once
 * and then every 10 seconds until it answers.
 */
export function watchConnection(): void {
  onlineManager.setEventListener((setOnline) => {
    let latest = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    async function check(): Promise<void> {
      const own = ++latest
      clearTimeout(timer)
      const isOnline = navigator.onLine || (await isPortalReachable())
      // The state changed while the request was under way.
      if (own !== latest) return
      setOnline(isOnline)
      if (!isOnline) timer = setTimeout(() => void check(), askAgainAfter)
    }
    const handleChange = () => void check()
    window.addEventListener('online', handleChange)
    window.addEventListener('offline', handleChange)
    void check()
    return () => {
      latest += 1
      clearTimeout(timer)
      window.removeEventListener('online', handleChange)
      window.removeEventListener('offline', handleChange)
    }
  })
}
