import { isIP } from 'node:net'

/** Where notifications may be sent: host names, or `*.` and a suffix; and one loopback URL, for tests. */
export interface PushServices {
  hosts: readonly string[]
  testService?: string | undefined
}

/**
 * The URL of a subscription, or null if we do not send to it: it must be https on the default port, without a user name
 * or password, at a push service on the list. IP addresses are on no list.
 */
export function readPushUrl(text: string, { hosts, testService }: PushServices): URL | null {
  if (!URL.canParse(text) || /[\s\\\p{Cc}]/u.test(text)) return null
  const url = new URL(text)
  if (testService !== undefined && url.origin === new URL(testService).origin) return url
  const isPlain = url.username === '' && url.password === '' && url.hash === ''
  if (url.protocol !== 'https:' || url.port !== '' || !isPlain) return null
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) > 0) return null
  const isListed = hosts.some((host) =>
    host.startsWith('*.')
      ? url.hostname.endsWith(host.slice(1)) && url.hostname.length >= host.length
      : url.hostname === host,
  )
  return isListed ? url : null
}
