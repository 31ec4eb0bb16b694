import { isIP } from 'node:net'
import { totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { isPair } from '../adapters/push/push-keys.ts'
import { retention } from '../data-protection/retention.ts'
import { bucketFrom, bucketProblems, bucketSettings } from './bucket-settings.ts'
import { configWarnings } from './config-warnings.ts'
import { limitsWith } from './limits.ts'
import { isLoopback } from './loopback.ts'
import { readSecretFiles, secretSettings } from './secret-files.ts'

const flag = z.stringbool().default(false)
const count = (value: number) => z.coerce.number().int().positive().max(1_000_000).default(value)
/** The push services of Chrome, Firefox, Safari and Edge: host names, or `*.` and a suffix. */
const pushHosts = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com']
/** Connections that may be open at once: each takes a descriptor and some 50 KB. */
const maxConnections = 2000
/** Of one network: three for each of 130 devices of a school that reaches the portal without a proxy. Idle ones are closed first. */
const maxConnectionsPerNetwork = 400
/** Seconds after which a connection whose client reads nothing is closed: a slow phone reads something in that time. */
const unreadSeconds = 30
/** The hosts that serve the analytics script, and that it may send its data to. */
function analyticsHosts(script: string): string[] {
  const { origin, hostname } = new URL(script)
  return hostname === 'www.googletagmanager.com' ? [origin, 'https://*.google-analytics.com'] : [origin]
}

const address = z.url({ protocol: /^https?$/, error: 'needs an http or https address' })

/** A URL where people pay or buy: encrypted, except on this machine. */
const safeAddress = z.string().refine((value) => {
  const { protocol, hostname } = URL.canParse(value) ? new URL(value) : {}
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname ?? ''))
}, 'needs an https address')

/** The portal needs an origin of its own: its pages, cookies and links do not support a path prefix. */
const publicAddress = address.refine(
  (value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
  'needs an address without a path, such as https://books.example.org',
)

/** Whether a text is an IP address, a range of them in CIDR notation (RFC 4632), or a range that Fastify has a name for. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [ip = '', bits = '0', ...others] = text.split('/')
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1
  return /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits && others.length === 0
}

/** One where the machine or the container has less than a gigabyte, because each takes up to 300 MB. */
function usualUploadsAtOnce(): number {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return Math.min(limit, totalmem()) < 1e9 ? 1 : 2
}

/** Every variable that the portal reads. None is required: each has a default that works. */
const Fields = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'needs an address such as postgres://user@host/name' })
    .optional(),
  /** Connections to the database. A few are held for long: by an import, by what only one instance does at a time. */
  POOL_SIZE: z.coerce.number().int().min(5).max(500).default(10),
  READ_ONLY: flag,
  MIGRATE_AT_START: z.stringbool().default(true),
  PUBLIC_URL: publicAddress.optional(),
  APP_NAME: z.string().min(1).default('Enterprise Bookshelf'),
  DESK_EMAIL: z.email().default('desk@enterprise-bookshelf.example'),
  FEEDBACK_URL: address.optional(),
  SHOP_URL: safeAddress.optional(),
  PAYMENT_URL: safeAddress.optional(),
  PAYMENT_EMAIL: z.email().optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error:
        'needs an address such as smtps://user:password@host or smtp://user:password@host:587?requireTLS=true, with @ / # ? % in a password as %40 %2F %23 %3F %25',
    })
    .optional(),
  ...bucketSettings,
  LAUNCH_DATE: z.iso.date({ error: 'needs a date such as 2026-09-07' }).default('2026-09-07'),
  GEOCODER_URL: address.optional(),
  GEOCODER_KEY: z.string().optional(),
  MAIL_FROM: z.email().default('noreply@enterprise-bookshelf.example'),
  BOUNCE_IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: 'needs an address such as imaps://user:password@host/INBOX' })
    .optional(),
  /** IP addresses or CIDR ranges of proxies whose X-Forwarded-For is trusted, comma-separated. */
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (value) => listOf(value).every(isNetwork),
      'needs IP addresses or ranges such as 10.0.0.0/8, separated by commas',
    )
    .default(''),
  /** A push service on this machine, for tests: the one URL that may be neither https nor public. */
  PUSH_TEST_SERVICE: z
    .url({ protocol: /^http$/, hostname: /^(127\.0\.0\.1|localhost)$/, error: 'needs an address on this machine' })
    .optional(),
  PUSH_PUBLIC_KEY: z.string().optional(),
  PUSH_PRIVATE_KEY: z.string().optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'needs letters, digits and dashes')
    .optional(),
  ANALYTICS_URL: safeAddress.default('https://www.googletagmanager.com/gtag/js'),
  BACKUP_KEY: z
    .string()
    .trim()
    .min(20, 'needs at least 20 characters, such as what `openssl rand -base64 32` prints')
    .optional(),
  /** The folder of the nightly backups; without one the portal makes none by itself. `elsewhere`: something else does. */
  BACKUP_TO: z.string().trim().min(1).optional(),
  METRICS_TOKEN: z.string().trim().min(20, 'needs at least 20 characters').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Seconds that stopping may take. */
  STOP_LIMIT: count(30),
  /** Seconds between the announcement of a stop on /readyz and its beginning. */
  STOP_DELAY: z.coerce.number().int().min(0).max(3600).default(0),
  /** What the limits of a big evening are multiplied by. */
  LIMITS_FACTOR: z.coerce.number().min(1).max(10).default(1),
})

/** The fields, and how they fit together. */
const Environment = Fields.superRefine((env, context) => {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = env
  if ((publicKey || privateKey) && !isPair(publicKey ?? '', privateKey ?? '')) {
    const message = 'needs PUSH_PRIVATE_KEY, which belongs to it; both are P-256 keys as base64url'
    context.addIssue({ code: 'custom', path: ['PUSH_PUBLIC_KEY'], message })
  }
  const together = { ...bucketProblems(env), ...(env.DATABASE_URL ? {} : openToOthers(env)) }
  for (const [name, message] of Object.entries(together)) context.addIssue({ code: 'custom', path: [name], message })
  if (!env.MIGRATE_AT_START && !env.DATABASE_URL) {
    const message = 'needs DATABASE_URL: without it, nothing else could migrate the database in the data folder'
    context.addIssue({ code: 'custom', path: ['MIGRATE_AT_START'], message })
  }
  if (env.GEOCODER_KEY && !env.GEOCODER_URL)
    context.addIssue({ code: 'custom', path: ['GEOCODER_URL'], message: 'is needed with GEOCODER_KEY' })
})

/** Why these settings are refused in try-it mode, where anybody who reaches the portal can open every account. */
function openToOthers({ HOST, PUBLIC_URL }: { HOST?: string | undefined; PUBLIC_URL?: string | undefined }) {
  const wayOut =
    'Without DATABASE_URL the portal is only for trying out on this machine: set DATABASE_URL to run it for others'
  const { protocol = '', hostname = '' } = PUBLIC_URL && URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL) : {}
  return {
    ...(HOST &&
      !isLoopback(HOST) && { HOST: `would open the portal to other machines. ${wayOut}, or leave HOST out.` }),
    ...(PUBLIC_URL &&
      !(protocol === 'http:' && isLoopback(hostname)) && {
        PUBLIC_URL: `is not an http address of this machine. ${wayOut}, or leave PUBLIC_URL out.`,
      }),
  }
}

/** The families that settings belong to; variables of other programs may begin like the others. */
const families =
  /^(ANALYTICS|BACKUP|BOUNCE|DESK|GEOCODER|LIMITS?|MAIL|METRICS|MIGRATE|PAYMENT|PUSH|READ|S3|SMTP|STOP|TRUSTED)_/
/** What Kubernetes sets in every container for a service of the cluster, such as one called push. */
const ofKubernetes = /_(SERVICE_HOST|SERVICE_PORT|PORT)(_|$)/

/** The names of variables that look like settings and are none. */
function unknownSettings(given: Record<string, string | undefined>): string[] {
  const known = new Set([...Object.keys(Fields.shape), ...secretSettings.map((name) => `${name}_FILE`)])
  return Object.keys(given).filter((name) => families.test(name) && !ofKubernetes.test(name) && !known.has(name))
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

export type Config = ReturnType<typeof readConfig>

/** Thrown when the environment holds values that cannot be used; the message lists each with what it needs. */
export class InvalidConfiguration extends Error {}

/**
 * Reads the portal's configuration from environment variables. Paths are absolute; `isTryIt` is true without
 * DATABASE_URL. Throws `InvalidConfiguration`.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env, root = process.cwd()) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { values, problems } = readSecretFiles(given)
  const unread = Object.entries(problems).map(([name, problem]) => `  ${name}: ${problem}`)
  // What is in a file that cannot be read seems to be missing, and fits nothing.
  const parsed = (unread.length > 0 ? Fields : Environment).safeParse(values)
  const issues = parsed.error?.issues ?? []
  const wrong = [...unread, ...issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)]
  if (wrong.length > 0 || !parsed.success)
    throw new InvalidConfiguration(`The portal cannot start with these settings:\n${wrong.join('\n')}`)
  const env = parsed.data
  const isTryIt = env.DATABASE_URL === undefined
  const host = env.HOST ?? (isTryIt ? '127.0.0.1' : '0.0.0.0')
  return {
    root,
    port: env.PORT,
    host,
    isTryIt,
    /** Operators, and those who have an authenticator app, log in with more than a password. */
    asksForSecondStep: !isTryIt,
    dataDir: resolve(root, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    poolSize: env.POOL_SIZE,
    /** Otherwise it waits for the command that migrates. */
    migratesAtStart: env.MIGRATE_AT_START,
    /** Nothing is changed, by people or by jobs, but sessions. */
    isReadOnly: env.READ_ONLY,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    hasPublicUrl: env.PUBLIC_URL !== undefined,
    appName: env.APP_NAME,
    deskEmail: env.DESK_EMAIL,
    /** What operators should put right, although the portal works. */
    warnings: configWarnings({ ...env, isTryIt, unknown: unknownSettings(given) }),
    feedbackUrl: env.FEEDBACK_URL,
    shopUrl: env.SHOP_URL,
    /** Both or neither: a form without an account to pay would be a trap. */
    payment: env.PAYMENT_URL && env.PAYMENT_EMAIL ? { url: env.PAYMENT_URL, email: env.PAYMENT_EMAIL } : null,
    smtpUrl: env.SMTP_URL,
    /** Where files are stored instead of in the data folder. */
    bucket: bucketFrom(env),
    /** The encryption key of backups; without one they are authenticated with a key in the data folder. */
    backupKey: env.BACKUP_KEY,
    /** Uploaded PDFs that are checked at once. */
    uploadsAtOnce: usualUploadsAtOnce(),
    /** The folder of the nightly backups. */
    backupTo: [undefined, 'elsewhere'].includes(env.BACKUP_TO) ? undefined : resolve(root, env.BACKUP_TO ?? ''),
    /** Something else makes the backups, such as the database's provider. */
    isBackedUpElsewhere: env.BACKUP_TO === 'elsewhere',
    /** The bearer token of `/metrics`; without one there is no such page. */
    metricsToken: env.METRICS_TOKEN,
    mailFrom: env.MAIL_FROM,
    /** Where reports about returned mails arrive; undefined if nobody has said. */
    bounceImapUrl: env.BOUNCE_IMAP_URL,
    /** Where the mail provider's key for signatures is, below the domain of `mailFrom`; undefined if nobody has said. */
    dkimSelector: (env.SMTP_URL && new URL(env.SMTP_URL).searchParams.get('dkimSelector')) || undefined,
    trustedProxies: listOf(env.TRUSTED_PROXIES),
    push: {
      hosts: pushHosts,
      testService: env.PUSH_TEST_SERVICE,
      keys:
        env.PUSH_PUBLIC_KEY && env.PUSH_PRIVATE_KEY
          ? { publicKey: env.PUSH_PUBLIC_KEY, privateKey: env.PUSH_PRIVATE_KEY }
          : undefined,
    },
    /** The day from which the weeks on the statistics page count, as an ISO date. */
    launchedOn: env.LAUNCH_DATE,
    geocoder: env.GEOCODER_URL && env.GEOCODER_KEY ? { url: env.GEOCODER_URL, key: env.GEOCODER_KEY } : null,
    /** The provider that counts visits, its script and the script's hosts; undefined without a tracking id. */
    analytics: env.ANALYTICS_ID
      ? { id: env.ANALYTICS_ID, script: env.ANALYTICS_URL, hosts: analyticsHosts(env.ANALYTICS_URL) }
      : undefined,
    logLevel: env.LOG_LEVEL,
    logToConsole: !isTryIt,
    stopLimit: env.STOP_LIMIT,
    stopDelay: env.STOP_DELAY,
    migrationsFolder: join(root, 'server/database/migrations'),
    /** What the comments of the contract say of its endpoints. */
    contractWords: join(root, 'build/server/contract.json'),
    webFolder: join(root, 'build/web'),
    rendererFolder: join(root, 'build/renderer'),
    contentFolder: join(root, 'build/content'),
    preparedFolder: join(root, 'build/prepared'),
    /** What the build says of the software: the list of its packages, and what its security promises. */
    trustFolder: join(root, 'build/trust'),
    /** Names of the cookies: the key, the anti-forgery pair, which accounts have signed in with this browser, and a sign-in under way. */
    cookies: { key: 'auth_key', xsrf: 'XSRF-TOKEN', device: 'device', signIn: 'sign-in' },
    /** Days without use, and days since the log-in, after which a session ends. */
    sessionDays: retention.session.days,
    maxSessionDays: 90,
    maxConnections,
    maxConnectionsPerNetwork,
    unreadSeconds,
    limits: limitsWith(env.LIMITS_FACTOR),
  }
}
