import * as z from 'zod/mini'
import { trimmedText } from './text.ts'

function isAddress(value: string, protocol: 'https:' | 'mailto:'): boolean {
  if (!value.startsWith(protocol) || /[\s\\<>"]/.test(value) || !URL.canParse(value)) return false
  const { username, password, hostname, pathname } = new URL(value)
  if (protocol === 'mailto:') return /^[^@]+@[^@]+$/.test(pathname)
  return value.startsWith('https://') && hostname.includes('.') && username === '' && password === ''
}

/** `/path` of this very site: neither `//host` nor `/\host`, which browsers take for another one. */
const isSameSitePath = (value: string): boolean => /^\/(?![/\\])[^\s\\<>"]*$/.test(value)

/** Where links that people enter may lead: https, mailto, or a path of this site. */
export const isSafeLink = (value: string): boolean =>
  isSameSitePath(value) || isAddress(value, 'https:') || isAddress(value, 'mailto:')

const address = trimmedText(500)

/** An https address, or `""` for none. */
export const HttpsLink = address.check(
  z.refine(
    (value) => value === '' || isAddress(value, 'https:'),
    'Enter an address that begins with https://, such as https://www.example.org.',
  ),
)

/** An https or mailto address or a path of this site, or `""` for none. */
export const AnyLink = address.check(
  z.refine(
    (value) => value === '' || isSafeLink(value),
    'Enter an address that begins with https:// or mailto:, or a path on this site that begins with /.',
  ),
)
