import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import type { PageFiles } from '#contract/server-rendering.ts'
import { buildApp } from '../app.ts'
import { type Config, readConfig } from '../config/config.ts'
import type { CallLimitName, DailyLimitName, FailureLimitName, Limits } from '../config/limits.ts'
import { followChanges } from '../database/changes.ts'
import { createDeps, type Deps } from '../deps.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface TestApp {
  app: FastifyInstance
  deps: Deps
  database: TestDatabase
  /** Calls the app as somebody who sends this key in the header, or as a visitor. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
    url: string,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

export interface CallOptions {
  key?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

/** As the build writes it, with one file for everything. */
const pageFiles: PageFiles = { entry: ['assets/index.js'], welcome: [], signedIn: ['assets/index.js'], pages: {} }

/** Points of limits. */
export type TestLimits = Partial<Record<FailureLimitName | CallLimitName | DailyLimitName, number>>

interface Options {
  environment?: Record<string, string>
  /** Constants of the configuration, replaced. */
  constants?: Partial<Pick<Config, 'maxConnections' | 'maxConnectionsPerNetwork' | 'unreadSeconds'>>
  /** Other points for some limits. */
  limits?: TestLimits
  deps?: Partial<Deps>
  /** Another app on the same database: a second instance. */
  database?: TestDatabase
  withJobs?: boolean
  /** Keeps e-mails, and opens only on this machine: as without `DATABASE_URL`, and by default without PUBLIC_URL. */
  isTryIt?: boolean
  /** As in service: operators, and those with an authenticator app, need more than a password. */
  asksForSecondStep?: boolean
  /** The source of `entry-server.js`; without one, no page is server-rendered. */
  renderer?: string
  /** Files of the pages' build, by their names, instead of a page without files. */
  web?: Record<string, string>
}

/** The real app on a database of its own, with its files in a temporary folder. */
export async function buildTestApp({
  environment = {},
  constants = {},
  limits = {},
  deps: given = {},
  database,
  withJobs = false,
  isTryIt = !environment.PUBLIC_URL,
  asksForSecondStep,
  renderer,
  web = {},
}: Options = {}): Promise<TestApp> {
  const folder = join(tmpdir(), `portal-test-${randomUUID()}`)
  const webFolder = join(folder, 'web')
  await mkdir(webFolder, { recursive: true })
  await writeFile(
    join(webFolder, 'index.html'),
    '<!doctype html><head><!--app-head--><title>Portal</title><!--/app-head--></head><div id="root"></div>',
  )
  for (const [name, content] of Object.entries(web)) {
    await mkdir(dirname(join(webFolder, name)), { recursive: true })
    await writeFile(join(webFolder, name), content)
  }
  const preparedFolder = join(folder, 'prepared')
  const rendererFolder = join(folder, 'renderer')
  if (renderer !== undefined) {
    await mkdir(rendererFolder)
    await writeFile(join(rendererFolder, 'entry-server.js'), renderer)
    await mkdir(join(webFolder, '.vite'))
    await writeFile(join(webFolder, '.vite/page-files.json'), JSON.stringify(pageFiles))
  }
  const trustFolder = join(folder, 'trust')
  await mkdir(trustFolder)
  await writeFile(join(trustFolder, 'software.json'), '{}')
  const contractWords = join(folder, 'contract.json')
  await writeFile(contractWords, '{}')
  const folders = { webFolder, rendererFolder, preparedFolder, trustFolder, contractWords }
  // An address that others reach is for a portal in service only; the database is the test's own all the same.
  const service = isTryIt ? {} : { DATABASE_URL: 'postgres://localhost/not-asked' }
  const read = readConfig({ DATA_DIR: folder, ...service, ...environment })
  const config = {
    ...read,
    ...constants,
    ...folders,
    limits: withPoints(read.limits, limits),
    asksForSecondStep: asksForSecondStep ?? read.asksForSecondStep,
  }
  const log = pino({ level: 'silent' })
  const ownDatabase = database ?? (await createTestDatabase())
  const { pool, connection } = ownDatabase
  // A busy machine must not lose the feed, from which much follows.
  const changes = await followChanges(connection, log, { within: 10_000 })
  const deps = {
    ...createDeps({ config, pool, backgroundPool: pool, connection, changes, log }),
    ...given,
  }
  const app = await buildApp(deps, { checks: {} })
  if (withJobs) await deps.jobs.start()

  let isOpen = true
  async function close() {
    if (!isOpen) return
    isOpen = false
    await app.close()
    if (withJobs) await deps.jobs.stop()
    deps.mailer.close()
    deps.printer.close()
    await changes.close()
    if (!database) await ownDatabase.drop()
    await rm(folder, { recursive: true, force: true })
  }
  return {
    app,
    deps,
    database: ownDatabase,
    close,
    call: (method, url, { key, body, headers = {} } = {}) =>
      app.inject({
        method,
        url,
        headers: { host: new URL(config.publicUrl).host, ...(key && { authorization: `Bearer ${key}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      }),
  }
}

function withPoints({ failures, calls, daily }: Limits, points: TestLimits): Limits {
  const change = <Rows extends object>(rows: Rows) =>
    Object.fromEntries(
      Object.entries(rows).map(([name, row]) => [
        name,
        { ...row, points: points[name as keyof TestLimits] ?? row.points },
      ]),
    ) as Rows
  return { failures: change(failures), calls: change(calls), daily: change(daily) }
}
