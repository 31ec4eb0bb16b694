import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { ClientConfig, Pool } from 'pg'
import type { Logger } from 'pino'
import { type Certificate, findCertificate } from './adapters/certificate.ts'
import { createDiskStore } from './adapters/files/disk-store.ts'
import type { FileStore } from './adapters/files/file-store.ts'
import { createS3Store } from './adapters/files/s3-store.ts'
import { createGeocoder, type Geocoder } from './adapters/geocoder.ts'
import { createMailer, type Mailer } from './adapters/mailer.ts'
import { createOpenId, type OpenId } from './adapters/openid/openid.ts'
import { createProviderFetch } from './adapters/openid/provider-fetch.ts'
import { createPasswords, type Passwords } from './adapters/passwords.ts'
import { limitPdfWorkers } from './adapters/pdf/ask-worker.ts'
import { createPrinter, type Printer } from './adapters/printing/printer.ts'
import { type AskPublicAddress, askPublicAddress } from './adapters/public-address.ts'
import { createWebPush, type WebPush } from './adapters/push/web-push.ts'
import { createReportMailbox, type ReportMailbox } from './adapters/report-mailbox.ts'
import { type FindTextRecords, findTextRecords } from './adapters/sender-records.ts'
import type { Config } from './config/config.ts'
import type { CallLimitName, FailureLimitName } from './config/limits.ts'
import { createWarnings, type Warnings } from './config/warnings.ts'
import type { Changes } from './database/changes.ts'
import { createKysely } from './database/connect.ts'
import { createJobs, type Jobs } from './database/jobs.ts'
import type { Db } from './database/tables.ts'
import { type ClassKeys, createClassKeys } from './http/class-keys.ts'
import { createFailureLimits, createLimiters, type FailureLimits, type Limiter } from './http/limits.ts'
import { createResponseCounts, type ResponseCounts } from './http/response-counts.ts'
import { cacheSessions, type Sessions } from './http/session-store.ts'
import { createDelays, type Delays } from './logging/delays.ts'

/** What features depend on: a plain object, overridden in tests. */
export interface Deps {
  config: Config
  /** Tells this process from other instances. */
  instance: string
  /** For requests, whose statements end after 5 s, as on `pool`. Jobs get another; see `inBackground`. */
  db: Db
  pool: Pool
  /** For jobs and the start: statements may take 30 s, and keep no connection from requests. */
  backgroundPool: Pool
  /** For connections outside the pools: backups. */
  connection: ClientConfig
  changes: Changes
  sessions: Sessions
  classKeys: ClassKeys
  jobs: Jobs
  mailer: Mailer
  /** Null where no mailbox is set for reports about returned mails. */
  reportMailbox: ReportMailbox | null
  files: FileStore
  passwords: Passwords
  printer: Printer
  webPush: WebPush
  openId: OpenId
  findCertificate: (address: string) => Promise<Certificate>
  findTextRecords: FindTextRecords
  askPublicAddress: AskPublicAddress
  /** What this process has answered since its last report. */
  responses: ResponseCounts
  /** What has made this process slow since its last report. */
  delays: Delays
  /** Null without a maps service. */
  geocoder: Geocoder | null
  limiters: Record<CallLimitName, Limiter>
  failures: FailureLimits<FailureLimitName>
  /** Warnings for operators, shown in the console. */
  warnings: Warnings
  log: Logger
}

/** The file store: the configured bucket, else the folder `files` in the data folder. */
export function createFileStore({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): FileStore {
  return bucket ? createS3Store(bucket) : createDiskStore(join(dataDir, 'files'))
}

/** The same for work that nobody is waiting for. */
export function inBackground(deps: Deps): Deps {
  return { ...deps, pool: deps.backgroundPool, db: createKysely(deps.backgroundPool) }
}

type Given = Pick<Deps, 'config' | 'pool' | 'backgroundPool' | 'connection' | 'changes' | 'log'>

export function createDeps(given: Given): Deps {
  const { config, pool, backgroundPool, changes, log } = given
  const db = createKysely(pool, { isTimed: true })
  limitPdfWorkers(config.uploadsAtOnce)
  return {
    ...given,
    instance: randomUUID(),
    db,
    warnings: createWarnings(config.warnings, log),
    sessions: cacheSessions(db, changes, config),
    classKeys: createClassKeys(db, changes),
    jobs: createJobs(backgroundPool, log, changes),
    mailer: createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, appName: config.appName }),
    reportMailbox: config.bounceImapUrl ? createReportMailbox(config.bounceImapUrl) : null,
    files: createFileStore(config),
    passwords: createPasswords(),
    printer: createPrinter(),
    webPush: createWebPush({ services: config.push, contact: `mailto:${config.deskEmail}` }),
    openId: createOpenId({ fetch: createProviderFetch() }),
    findCertificate,
    findTextRecords,
    askPublicAddress,
    responses: createResponseCounts(),
    delays: createDelays(),
    geocoder: config.geocoder && createGeocoder(config.geocoder),
    limiters: createLimiters(pool, config.limits.calls),
    failures: createFailureLimits(pool, config.limits.failures),
  }
}
