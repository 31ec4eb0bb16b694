import { transport } from './transport.ts'

/**
 * The response of the portal's health check, or null if there is none. Neither the browser nor the service worker serves
 * its URL from a cache. It is read to its end: a response that nobody reads keeps its connection.
 */
export async function askHealth(): Promise<Response | null> {
  try {
    const response = await transport.fetch('/healthz', { cache: 'no-store' })
    await response.text()
    return response
  } catch {
    return null
  }
}
