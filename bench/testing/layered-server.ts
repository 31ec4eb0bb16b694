/**
 * The list of resources, answered by the portal's own layers without some of them, so that each can be measured by leaving
 * it out. They are put together as in `server/app.ts`, around the bytes of a list. Takes a `Layered` as JSON, and prints
 * its address once it listens.
 */
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import cookie from '@fastify/cookie'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { pino } from 'pino'
import { listResources } from '#contract/resources.ts'
import { readConfig } from '../../server/config/config.ts'
import { followChanges } from '../../server/database/changes.ts'
import { connectDatabase } from '../../server/database/connect.ts'
import { createDeps } from '../../server/deps.ts'
import { addAccessLog } from '../../server/http/access-log.ts'
import { CachedResponse } from '../../server/http/cached-response.ts'
import { watchConnections } from '../../server/http/connections.ts'
import { addErrorHandling } from '../../server/http/errors.ts'
import { closeGently } from '../../server/http/gentle-close.ts'
import { readTarget, refuseOtherHosts } from '../../server/http/host-names.ts'
import { addRequestIds, requestIdOf } from '../../server/http/request-ids.ts'
import { countResponses } from '../../server/http/response-counts.ts'
import { addSecurityHeaders, createSecurityHeaders } from '../../server/http/security-headers.ts'
import { serve } from '../../server/http/serve.ts'
import { addSessions } from '../../server/http/session.ts'
import { cutSlowBodies } from '../../server/http/slow-bodies.ts'
import { createLog } from '../../server/logging/log.ts'

export type Layer = 'hooks' | 'session' | 'headers' | 'log' | 'body'

export interface Layered {
  /** Of the running portal, in whose database the sessions are. */
  dataDir: string
  publicUrl: string
  /** A folder for its log. */
  logFolder: string
  /** The bytes of the list. */
  file: string
  /** The key of a session. */
  key: string
  without: readonly Layer[]
  /**
   * Instead of the portal's layers: a Fastify that logs as it does by itself, has as many hooks, and sends these
   * headers.
   */
  plain?: Record<string, string>
}

const given = JSON.parse(process.argv[2] ?? '') as Layered

/** As many as the portal has on the way of one request. */
const plainHooks = { onRequest: 6, onSend: 2, onResponse: 2 }

function buildPlain(body: Buffer, headers: Record<string, string>): FastifyInstance {
  const app = fastify({ logger: { file: `${given.logFolder}/plain.log` } })
  for (let number = 0; number < plainHooks.onRequest; number++) app.addHook('onRequest', (_, __, done) => done())
  for (let number = 0; number < plainHooks.onSend; number++) {
    app.addHook('onSend', (_, __, payload, done) => done(null, payload))
  }
  for (let number = 0; number < plainHooks.onResponse; number++) app.addHook('onResponse', (_, __, done) => done())
  app.get(listResources.path, (_request, reply) => reply.headers(headers).send(body))
  return app
}

async function buildLayered(body: Buffer): Promise<FastifyInstance> {
  const has = (layer: Layer) => !given.without.includes(layer)
  const config = readConfig({ DATA_DIR: given.dataDir, PUBLIC_URL: given.publicUrl })
  const quiet = pino({ level: 'silent' })
  const log = has('log') ? createLog({ ...config, dataDir: given.logFolder, logToConsole: false }) : quiet
  const database = await connectDatabase({ dataDir: given.dataDir, log: quiet, poolSize: 2 })
  const { pool, connection } = database
  const deps = createDeps({
    config,
    pool,
    backgroundPool: pool,
    connection,
    changes: await followChanges(connection, quiet),
    log,
  })
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: requestIdOf,
    rewriteUrl: readTarget,
    requestTimeout: 610_000,
    http: { headersTimeout: 10_000, requestTimeout: 610_000, connectionsCheckingInterval: 2_000 },
  })
  app.decorate('changes', deps.changes)
  if (has('hooks')) {
    watchConnections(app.server, { config, warnings: deps.warnings, log: app.log })
    closeGently(app, { isBehindProxy: false })
  }
  if (has('headers')) addRequestIds(app)
  if (has('log')) addAccessLog(app)
  if (has('hooks')) {
    countResponses(app, deps.responses)
    cutSlowBodies(app)
  }
  addErrorHandling(app)
  if (has('headers')) addSecurityHeaders(app, createSecurityHeaders({ isHttps: false, counting: [] }))
  if (has('hooks')) refuseOtherHosts(app, config)
  await app.register(cookie, { hook: false })
  const actor = await deps.sessions.find(given.key)
  if (!actor) throw new Error('The key is nobody’s.')
  if (has('session')) addSessions(app, deps)
  else app.decorateRequest('identity', { getter: () => ({ actor, key: given.key, carrier: 'header' as const }) })
  const response = new CachedResponse(body)
  if (has('body')) serve(app, listResources, () => response)
  else app.get(listResources.path, (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
  return app
}

const body = await readFile(given.file)
const app = given.plain ? buildPlain(body, given.plain) : await buildLayered(body)
await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
