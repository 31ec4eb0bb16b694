import cookie from '@fastify/cookie'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { type Deps, inBackground } from './deps.ts'
import { addEmailPreviews } from './features/mailbox/previews/routes.ts'
import { createServices, defineJobs, features, publicPageTopics } from './features.ts'
import { addAccessLog } from './http/access-log.ts'
import { watchConnections } from './http/connections.ts'
import { addErrorHandling } from './http/errors.ts'
import { frameworkErrors } from './http/framework-errors.ts'
import { closeGently } from './http/gentle-close.ts'
import { addHealth, type Health } from './http/health.ts'
import { readTarget, refuseOtherHosts } from './http/host-names.ts'
import { addOpenApi } from './http/openapi.ts'
import { addPages } from './http/pages.ts'
import { refuseChanges } from './http/read-only.ts'
import { addRequestIds, requestIdOf } from './http/request-ids.ts'
import { countResponses } from './http/response-counts.ts'
import { addSecurityHeaders, createSecurityHeaders } from './http/security-headers.ts'
import { addSessions } from './http/session.ts'
import { addSitemap } from './http/sitemap.ts'
import { cutSlowBodies } from './http/slow-bodies.ts'
import { watchSlowRequests } from './http/slow-requests.ts'
import { addWellKnown } from './http/well-known.ts'

/** Builds the whole portal, not yet listening: every plugin and feature, in the order in which a request meets them. */
export async function buildApp(deps: Deps, health: Health): Promise<FastifyInstance> {
  const { config, log } = deps
  const isBehindProxy = config.trustedProxies.length > 0
  const isHttps = config.publicUrl.startsWith('https:')
  const headersFor = createSecurityHeaders({
    isHttps,
    paymentUrl: config.payment?.url,
    counting: config.analytics?.hosts ?? [],
  })
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all requests: a child logger for each costs more than its line.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIdOf,
    bodyLimit: 1_048_576,
    ...frameworkErrors(headersFor, log as FastifyBaseLogger),
    rewriteUrl: readTarget,
    // It takes all three to cut off slow clients. This allows the longest upload; `cutSlowBodies` handles the rest.
    requestTimeout: 610_000,
    http: { headersTimeout: 10_000, requestTimeout: 610_000, connectionsCheckingInterval: 2_000 },
    // `closeGently` handles requests under way; one on a connection that is still open gets its response.
    return503OnClosing: false,
    trustProxy: isBehindProxy && config.trustedProxies,
    routerOptions: { maxParamLength: 200 },
  })
  app.removeContentTypeParser('text/plain')
  app.decorate('changes', deps.changes)
  const mountedPaths: string[] = []
  app.decorate('mountedPaths', mountedPaths)
  app.addHook('onRoute', ({ url }) => void mountedPaths.push(url))

  watchConnections(app.server, { config, warnings: deps.warnings, log: app.log })
  closeGently(app, { isBehindProxy })
  addRequestIds(app)
  addAccessLog(app)
  countResponses(app, deps.responses)
  watchSlowRequests(app, deps.delays)
  cutSlowBodies(app)
  addErrorHandling(app)
  addSecurityHeaders(app, headersFor)
  refuseOtherHosts(app, config)
  if (config.isReadOnly) refuseChanges(app)
  // No hook: addSessions reads the one cookie that matters.
  await app.register(cookie, { hook: false })
  addSessions(app, deps)

  const services = createServices(deps)
  for (const { routes } of features) routes?.(app, deps, services)
  defineJobs(inBackground(deps), services)
  const samples = features.flatMap(({ emailSamples }) => emailSamples?.(config) ?? [])
  if (config.isTryIt) addEmailPreviews(app, deps, samples)
  addHealth(app, health)
  addWellKnown(app, config)
  addSitemap(app, config)
  addOpenApi(app, config)
  await addPages(app, deps, publicPageTopics)
  return app
}
