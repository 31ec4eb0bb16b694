import { mkdir, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/config/config.ts'
import { followChanges } from '../../server/database/changes.ts'
import { createDeps, type Deps } from '../../server/deps.ts'
import { createDatabase } from './throw-away-database.ts'

export interface BenchApp {
  url: string
  deps: Deps
  stop(): Promise<void>
}

/** The server on a new database, listening on loopback, without books, pages or jobs. */
export async function startApp(environment: Record<string, string> = {}): Promise<BenchApp> {
  const database = await createDatabase()
  const log = pino({ level: 'silent' })
  const webFolder = join(database.folder, 'web')
  await mkdir(webFolder)
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Portal</title>')
  const config = {
    ...readConfig({ DATA_DIR: database.folder, ...environment }),
    webFolder,
    rendererFolder: join(database.folder, 'renderer'),
  }
  const changes = await followChanges(database.connection, log)
  const deps = createDeps({
    config,
    pool: database.pool,
    backgroundPool: database.pool,
    connection: database.connection,
    changes,
    log,
  })
  const app = await buildApp(deps, { checks: {} })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const stop = async () => {
    await app.close()
    await changes.close()
    await database.drop()
  }
  return { url: `http://127.0.0.1:${port}`, deps, stop }
}
