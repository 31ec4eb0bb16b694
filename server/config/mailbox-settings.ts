import type { MailboxSettings } from '../adapters/report-mailbox.ts'
import { isLoopback } from './loopback.ts'

/** Reads an address such as `imaps://user:password@mail.example.org/INBOX`; the folder and the port may be left out. */
export function mailboxFrom(address: string | undefined): MailboxSettings | null {
  if (!address) return null
  const { protocol, hostname, port, username, password, pathname } = new URL(address)
  const isSecure = protocol === 'imaps:'
  return {
    host: hostname,
    port: Number(port) || (isSecure ? 993 : 143),
    isSecure,
    isOnThisMachine: isLoopback(hostname),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  }
}
