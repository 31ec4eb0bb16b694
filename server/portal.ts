import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { followChanges } from './database/changes.ts'
import { connectDatabase } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { seedTryItAccounts, type TryItAccount } from './database/seed.ts'
import { claimDataFolder } from './database/sole-portal.ts'
import { createDeps } from './deps.ts'
import { hasUnpreparedBooks, removeLooseFiles } from './features/resources/service.ts'
import { loadShippedContent } from './features/resources/shipped.ts'

export interface Portal {
  /** Where it listens, such as `http://localhost:3000`. */
  address: string
  /** Accounts to try it with; empty with a database of one's own. */
  accounts: TryItAccount[]
  stop(): Promise<void>
}

/** Everything from configuration to listening, in order; what was begun is undone when a later step fails. */
export async function startPortal(config: Config, log: Logger): Promise<Portal> {
  const begun: Array<() => Promise<unknown>> = []
  const stop = async () => {
    for (let undo = begun.pop(); undo; undo = begun.pop()) await undo()
  }
  try {
    const database = await connectDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log })
    begun.push(() => database.close())
    if (config.isTryIt) {
      const claim = await claimDataFolder(database.connection, config.dataDir)
      begun.push(() => claim.release())
    }
    await migrate(database.connection, { folder: config.migrationsFolder })
    const changes = await followChanges(database.connection, log)
    begun.push(() => changes.close())
    const deps = createDeps({ config, pool: database.pool, changes, log })
    begun.push(async () => deps.mailer.close())
    let isContentLoaded = false
    // A book that the operator replaces later on makes nobody wait for the portal.
    let wereBooksReady = false
    const app = await buildApp(deps, {
      database: async () => void (await deps.pool.query('select 1')),
      storage: () => deps.files.check(),
      content: async () => {
        wereBooksReady ||= isContentLoaded && !(await hasUnpreparedBooks(deps.db))
        if (!wereBooksReady) throw new Error('books are being prepared')
      },
    })
    const accounts = config.isTryIt ? await seedTryItAccounts(deps.db, deps.passwords, config.dataDir) : []
    begun.push(() => deps.jobs.stop())
    await deps.jobs.start()
    begun.push(() => app.close())
    // Before the content, so that a taken port is said at once; /readyz tells when the books are there.
    await app.listen({ port: config.port, host: config.host })
    // Nobody else writes into a folder of try-it mode; elsewhere another instance may be in the middle of a file.
    await deps.files.removeUnfinished(new Date(Date.now() - (config.isTryIt ? 0 : 60_000)))
    await removeLooseFiles(deps)
    await loadShippedContent(deps, config.contentFolder)
    isContentLoaded = true
    return { address: addressOf(config, app.server.address() as AddressInfo), accounts, stop }
  } catch (error) {
    await stop().catch((failure: unknown) => log.error({ err: failure }, 'undoing a failed start'))
    throw error
  }
}

function addressOf(config: Config, { port }: AddressInfo): string {
  if (config.hasPublicUrl) return config.publicUrl
  const isLocal = config.host === '127.0.0.1' || config.host === '0.0.0.0'
  return `http://${isLocal ? 'localhost' : config.host}:${port}`
}
