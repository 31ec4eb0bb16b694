import { isLoopback } from './loopback.ts'

/** Something that operators should put right, and how; `code` is for programs. */
export interface Warning {
  code: string
  sentence: string
}

interface Settings {
  isTryIt: boolean
  PUBLIC_URL?: string | undefined
  TRUSTED_PROXIES: string
  DATABASE_URL?: string | undefined
  SMTP_URL?: string | undefined
  BACKUP_TO?: string | undefined
  BACKUP_KEY?: string | undefined
  /** Names of variables that look like settings and are none. */
  unknown: string[]
}

const isElsewhere = (hostname: string) => hostname !== '' && !hostname.startsWith('/') && !isLoopback(hostname)

/** Warns of settings that work, but are unsafe while people use the portal. */
export function configWarnings(settings: Settings): Warning[] {
  return [
    ...publicWarnings(settings),
    ...databaseWarnings(settings),
    ...mailWarnings(settings),
    ...backupWarnings(settings),
    ...nameWarnings(settings),
  ]
}

function publicWarnings({ isTryIt, PUBLIC_URL, TRUSTED_PROXIES }: Settings): Warning[] {
  if (isTryIt) return []
  if (PUBLIC_URL === undefined) {
    const sentence =
      'PUBLIC_URL is not set. Links in e-mails do not work, cookies are sent without https, and requests for any host name are answered. Set it to the address that people type, such as https://books.example.org.'
    return [{ code: 'public-url-missing', sentence }]
  }
  const { protocol, hostname } = new URL(PUBLIC_URL)
  if (protocol === 'http:' && !isLoopback(hostname)) {
    const sentence =
      'PUBLIC_URL begins with http:, so passwords and cookies can be read on the way. Put a proxy with https in front of the portal and change PUBLIC_URL to its address.'
    return [{ code: 'public-url-unencrypted', sentence }]
  }
  if (protocol === 'https:' && TRUSTED_PROXIES.trim() === '') {
    const sentence =
      'TRUSTED_PROXIES is not set. All visitors seem to come from the proxy’s IP address, so they share their limits: 100 wrong passwords from one person lock everybody out for 5 minutes. Set it to the IP address of the proxy, such as 127.0.0.1.'
    return [{ code: 'trusted-proxies-missing', sentence }]
  }
  return []
}

/** The values of `sslmode` and `ssl` with which the driver encrypts. */
const encrypted = { sslmode: /^(prefer|require|verify-ca|verify-full|no-verify)$/, ssl: /^(true|1)$/ }

function databaseWarnings({ DATABASE_URL }: Settings): Warning[] {
  if (DATABASE_URL === undefined) return []
  const { hostname, searchParams } = new URL(DATABASE_URL)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  const isEncrypted =
    encrypted.sslmode.test(searchParams.get('sslmode') ?? '') ||
    (!searchParams.has('sslmode') && encrypted.ssl.test(searchParams.get('ssl') ?? ''))
  if (!isElsewhere(host) || isEncrypted) return []
  const sentence = `The connection to the database on ${host} is not encrypted, so everything in it can be read on its way. Add ?sslmode=verify-full to DATABASE_URL.`
  return [{ code: 'database-unencrypted', sentence }]
}

function mailWarnings({ SMTP_URL }: Settings): Warning[] {
  if (SMTP_URL === undefined) return []
  const { protocol, hostname, searchParams } = new URL(SMTP_URL)
  const isEncrypted =
    protocol === 'smtps:' || ['requireTLS', 'secure'].some((name) => searchParams.get(name) === 'true')
  if (!isElsewhere(hostname) || isEncrypted) return []
  const sentence = `The connection to the mail server ${hostname} may be unencrypted, so that its password and links that open accounts can be read on their way. Add ?requireTLS=true to SMTP_URL, or begin it with smtps: if the server expects that.`
  return [{ code: 'mail-unencrypted', sentence }]
}

function backupWarnings({ BACKUP_TO, BACKUP_KEY }: Settings): Warning[] {
  // What makes the backups elsewhere keeps their key too.
  if (BACKUP_TO === undefined || BACKUP_TO === 'elsewhere' || BACKUP_KEY !== undefined) return []
  const sentence =
    'BACKUP_TO is set, but not BACKUP_KEY. Anybody who can read the backups can read everybody’s addresses, and with a lost data folder the key that authenticates them is lost too. Set BACKUP_KEY to what openssl rand -base64 32 prints, and keep a copy in the charity’s password manager.'
  return [{ code: 'backups-unencrypted', sentence }]
}

function nameWarnings({ unknown }: Settings): Warning[] {
  if (unknown.length === 0) return []
  const sentence = `${unknown.join(', ')}: the portal has no setting of this name, so it changes nothing. docs/settings.md lists all settings.`
  return [{ code: 'setting-unknown', sentence }]
}
