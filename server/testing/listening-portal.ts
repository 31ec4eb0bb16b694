import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deps } from '../deps.ts'
import { createLog } from '../logging/log.ts'
import { buildTestApp } from './build-test-app.ts'
import { type CallPortal, createCall } from './call-portal.ts'
import { findFreePort } from './portal-process.ts'
import type { TestDatabase } from './test-database.ts'

export interface ListeningPortal {
  /** Such as `http://127.0.0.1:41234`. */
  url: string
  port: number
  database: TestDatabase
  deps: Deps
  /** Everything it has logged so far. */
  output(): string
  /** The errors since its start that nobody caught. In service the first of them ends the process. */
  uncaught(): unknown[]
  call: CallPortal
  stop(): Promise<void>
}

interface Options {
  /** Environment variables of the portal, besides its public URL, data folder and database. */
  settings?: Record<string, string>
  /** As without `DATABASE_URL`, but for the accounts of try-it mode. */
  isTryIt?: boolean
  withJobs?: boolean
}

/**
 * Listens on loopback within the process of the tests, with a database of its own: for attacks by HTTP alone. They meet
 * the app of a portal in service, and the options of its server. What is about the process itself, such as signals,
 * memory or open files, needs `startPortalProcess`.
 */
export async function startListening({
  settings = {},
  isTryIt = false,
  withJobs = false,
}: Options = {}): Promise<ListeningPortal> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const environment = { PUBLIC_URL: url, ...settings }
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-log-'))
  const log = createLog({ dataDir, logLevel: 'info', logToConsole: false })
  const portal = await buildTestApp({ environment, isTryIt, withJobs, deps: { log } })
  const uncaught: unknown[] = []
  const note = (error: unknown) => void uncaught.push(error)
  process.on('uncaughtExceptionMonitor', note).on('unhandledRejection', note)
  await portal.app.listen({ port, host: '127.0.0.1' })
  return {
    url,
    port,
    database: portal.database,
    deps: portal.deps,
    output: () => readFileSync(join(dataDir, 'portal.log'), 'utf8'),
    uncaught: () => uncaught,
    call: createCall(url, environment.PUBLIC_URL),
    async stop() {
      process.off('uncaughtExceptionMonitor', note).off('unhandledRejection', note)
      portal.app.server.closeAllConnections()
      await portal.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
