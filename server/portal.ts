import { type AddressInfo, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import type { Config } from './config/config.ts'
import { followChanges } from './database/changes.ts'
import { checkDatabase, connectDatabase } from './database/connect.ts'
import { ensureSchema } from './database/schema.ts'
import { seedTryItAccounts, type TryItAccount } from './database/seed.ts'
import { createDeps, inBackground } from './deps.ts'
import { createContentLoader, type Loading } from './features/resources/shipped/load-content.ts'
import { stopListening } from './http/gentle-close.ts'

export interface Portal {
  /** Where it listens, such as `http://localhost:3000`. */
  address: string
  /** The accounts of try-it mode; empty with DATABASE_URL. */
  accounts: TryItAccount[]
  /** Resolves when everything that ships has been loaded. Rejects, after stopping the portal, if it never can be. */
  loaded: Promise<void>
  /** From now on `/readyz` responds that the portal is stopping; everything is still served. */
  announceStop(): void
  /**
   * Lets running requests and jobs finish, then disconnects from the database. Takes about `limit` seconds at most:
   * requests are cut off some time before that.
   */
  stop(limit: number): Promise<void>
}

/** Of the seconds that stopping may take, those reserved for what follows the requests. */
const afterRequests = (limit: number) => Math.min(3, limit / 2)

/**
 * Starts everything in order, from configuration to listening; if a step fails, the earlier ones are undone. What ships
 * is loaded beside serving.
 */
export async function startPortal(
  config: Config,
  log: Logger,
  loading: Pick<Loading, 'tell' | 'booksBuilt'> = {},
): Promise<Portal> {
  const begun: Array<(limit: number) => Promise<unknown>> = []
  const stop = async (limit: number) => {
    for (let undo = begun.pop(); undo; undo = begun.pop()) await undo(limit)
  }
  try {
    const { databaseUrl, dataDir, poolSize } = config
    const database = await connectDatabase({ databaseUrl, dataDir, log, poolSize })
    begun.push(() => database.close())
    const claim = await database.claimDataFolder()
    begun.push(() => claim.release())
    await ensureSchema(database.connection, {
      folder: config.migrationsFolder,
      log,
      isOurs: config.migratesAtStart && !config.isReadOnly,
    })
    const changes = await followChanges(database.connection, log)
    begun.push(() => changes.close())
    const { pool, backgroundPool, connection } = database
    const deps = createDeps({ config, pool, backgroundPool, connection, changes, log })
    const background = inBackground(deps)
    begun.push(async () => deps.mailer.close())
    begun.push(async () => deps.printer.close())
    let isStopping = false
    const content = createContentLoader(background, loading)
    begun.push(() => content.stop())
    const app = await buildApp(deps, {
      checks: {
        database: () => checkDatabase(deps.pool),
        storage: () => deps.files.check(),
        ...(!config.isReadOnly && { content: content.check }),
      },
      isStopping: () => isStopping,
    })
    const accounts = config.isTryIt ? await seedTryItAccounts(background.db, deps.passwords, config.dataDir) : []
    begun.push((limit) =>
      Promise.all([closeWithin(app, limit - afterRequests(limit), log), deps.jobs.stop(limit - afterRequests(limit))]),
    )
    if (!config.isReadOnly) await deps.jobs.start()
    // Before the content, so that a port in use is reported at once; /readyz tells when the books are ready.
    await app.listen({ port: config.port, host: config.host })
    const loaded = config.isReadOnly ? Promise.resolve() : content.load()
    const announceStop = () => {
      isStopping = true
    }
    const address = addressOf(config, (app.server.address() as AddressInfo).port)
    return { address, accounts, loaded, announceStop, stop }
  } catch (error) {
    await stop(config.stopLimit).catch((failure: unknown) => log.error({ err: failure }, 'undoing a failed start'))
    throw error
  }
}

async function closeWithin(app: FastifyInstance, seconds: number, log: Logger): Promise<void> {
  const timer = setTimeout(() => {
    log.warn('requests that took too long were cut off')
    app.server.closeAllConnections()
  }, seconds * 1000)
  await stopListening(app)
  await app.close()
  clearTimeout(timer)
}

/** The portal's public URL, or without one its URL on this machine. */
export function addressOf(config: Pick<Config, 'hasPublicUrl' | 'publicUrl' | 'host'>, port: number): string {
  if (config.hasPublicUrl) return config.publicUrl
  const isLocal = ['127.0.0.1', '0.0.0.0', '::'].includes(config.host)
  const host = isLocal ? 'localhost' : config.host
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}
