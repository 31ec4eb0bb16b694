import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createDiskStore } from './adapters/file-store.ts'
import { createJobs } from './adapters/jobs.ts'
import { createMailer } from './adapters/mailer.ts'
import { createPasswords } from './adapters/passwords.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { followChanges } from './database/changes.ts'
import { connectDatabase, createKysely } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { seedTryItAccounts, type TryItAccount } from './database/seed.ts'
import { rememberSessions } from './database/sessions.ts'
import type { Deps } from './deps.ts'
import { hasUnpreparedBooks } from './features/resources/service.ts'
import { loadShippedContent } from './features/resources/shipped.ts'
import { createLimiter } from './http/limits.ts'

export interface Portal {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  address: string
  /** Accounts to try it with; empty with a database of one's own. */
  accounts: TryItAccount[]
  stop(): Promise<void>
}

/** Everything from configuration to listening, in order; what was begun is undone when a later step fails. */
export async function startPortal(config: Config, log: Logger): Promise<Portal> {
  const undo: Array<() => Promise<unknown>> = []
  const stop = async () => {
    for (const step of undo.reverse()) await step()
  }
  try {
    const database = await connectDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log })
    undo.push(() => database.close())
    await migrate(database.connection, { folder: config.migrationsFolder })
    const changes = await followChanges(database.connection, log)
    undo.push(() => changes.close())
    const { pool } = database
    const db = createKysely(pool)
    const deps: Deps = {
      config,
      db,
      pool,
      changes,
      log,
      sessions: rememberSessions(db, changes, config.sessionDays),
      jobs: createJobs(pool, log),
      mailer: createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, appName: config.appName }),
      files: createDiskStore(join(config.dataDir, 'files')),
      passwords: createPasswords(),
      limiters: {
        loginPerAccount: createLimiter(pool, 'login-account', config.limits.loginFailuresPerAccount),
        loginPerAddress: createLimiter(pool, 'login-address', config.limits.loginFailuresPerAddress),
        resetPerAccount: createLimiter(pool, 'reset-account', config.limits.resetMailsPerAccount),
      },
    }
    const app = await buildApp(deps, {
      database: async () => void (await pool.query('select 1')),
      storage: () => deps.files.check(),
      content: async () => {
        if (await hasUnpreparedBooks(db)) throw new Error('books are being prepared')
      },
    })
    undo.push(() => app.close())
    const accounts = config.isTryIt ? await seedTryItAccounts(db, deps.passwords, config.dataDir) : []
    await deps.jobs.start()
    undo.push(() => deps.jobs.stop())
    await loadShippedContent(deps, config.contentFolder)
    await app.listen({ port: config.port, host: config.host })
    const { port } = app.server.address() as AddressInfo
    const host = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host
    return { address: config.hasPublicUrl ? config.publicUrl : `http://${host}:${port}`, accounts, stop }
  } catch (error) {
    await stop().catch((failure: unknown) => log.error({ err: failure }, 'undoing a failed start'))
    throw error
  }
}
