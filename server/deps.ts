import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { FileStore } from './adapters/file-store.ts'
import type { Jobs } from './adapters/jobs.ts'
import type { Mailer } from './adapters/mailer.ts'
import type { Passwords } from './adapters/passwords.ts'
import type { Config } from './config.ts'
import type { Changes } from './database/changes.ts'
import type { Sessions } from './database/sessions.ts'
import type { Database } from './database/tables.ts'
import type { Limiter } from './http/limits.ts'

/** What features stand on: a plain object, made in main.ts, overridden in tests. */
export interface Deps {
  config: Config
  db: Kysely<Database>
  pool: Pool
  changes: Changes
  sessions: Sessions
  jobs: Jobs
  mailer: Mailer
  files: FileStore
  passwords: Passwords
  limiters: Record<'loginPerAccount' | 'loginPerAddress' | 'resetPerAccount', Limiter>
  log: Logger
}
