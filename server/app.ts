import cookie from '@fastify/cookie'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Deps } from './deps.ts'
import { accountEmailSamples } from './features/accounts/email-samples.ts'
import { accountJobs } from './features/accounts/jobs.ts'
import { membershipRoutes } from './features/accounts/membership-routes.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { makeAccountLink } from './features/accounts/tokens.ts'
import { bookingEmailSamples } from './features/bookings/email-samples.ts'
import { bookingRoutes } from './features/bookings/routes.ts'
import { iconRoutes } from './features/brand/icon-routes.ts'
import { brandRoutes } from './features/brand/routes.ts'
import { createBrand } from './features/brand/service.ts'
import { certificateRoutes } from './features/certificates/routes.ts'
import { deskEmailSamples } from './features/desk/email-samples.ts'
import { deskJobs } from './features/desk/forgetting.ts'
import { enquiryEmailSamples } from './features/enquiries/email-samples.ts'
import { enquiryRoutes } from './features/enquiries/routes.ts'
import { pageRoutes } from './features/general-pages/routes.ts'
import { createPages } from './features/general-pages/service.ts'
import { homeRoutes } from './features/home/routes.ts'
import { imageRoutes } from './features/images/routes.ts'
import { imageJobs } from './features/images/service.ts'
import { invitationEmailSamples } from './features/invitations/email-samples.ts'
import { invitationJobs } from './features/invitations/jobs.ts'
import { parentListRoutes } from './features/invitations/lists/routes.ts'
import { makeInvitationLink } from './features/invitations/mailing.ts'
import { invitationRoutes } from './features/invitations/routes.ts'
import { mailJobs } from './features/mailbox/jobs.ts'
import { addEmailPreviews } from './features/mailbox/previews.ts'
import { mailboxRoutes } from './features/mailbox/routes.ts'
import { notificationJobs } from './features/notifications/jobs.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { overviewRoutes } from './features/overview/routes.ts'
import { productJobs } from './features/products/jobs.ts'
import { productRoutes } from './features/products/routes.ts'
import { registerRoutes } from './features/register/routes.ts'
import { categoryRoutes } from './features/resources/categories/routes.ts'
import { resourceJobs } from './features/resources/jobs.ts'
import { libraryRoutes } from './features/resources/library/routes.ts'
import { resourceRoutes } from './features/resources/routes.ts'
import { createShelf } from './features/resources/service.ts'
import { uploadRoutes } from './features/resources/uploads/routes.ts'
import { schoolEmailSamples } from './features/schools/email-samples.ts'
import { schoolJobs } from './features/schools/jobs.ts'
import { schoolRoutes } from './features/schools/routes.ts'
import { statisticsJobs } from './features/statistics/jobs.ts'
import { statisticsRoutes } from './features/statistics/routes.ts'
import { testimonialRoutes } from './features/testimonials/routes.ts'
import { userRoutes } from './features/users/routes.ts'
import { verificationRoutes } from './features/verification/routes.ts'
import { addAccessLog } from './http/access-log.ts'
import { watchConnections } from './http/connections.ts'
import { addErrorHandling } from './http/errors.ts'
import { frameworkErrors } from './http/framework-errors.ts'
import { closeGently } from './http/gentle-close.ts'
import { addHealth } from './http/health.ts'
import { readTarget, refuseOtherHosts } from './http/host-names.ts'
import { addOpenApi } from './http/openapi.ts'
import { addPages } from './http/pages.ts'
import { addSecurityHeaders, createSecurityHeaders } from './http/security-headers.ts'
import { addSecurityTxt } from './http/security-txt.ts'
import { addSessions } from './http/session.ts'
import { addSitemap } from './http/sitemap.ts'
import { cutSlowBodies } from './http/slow-bodies.ts'
import { addUploads } from './http/upload.ts'

/** The whole portal as one app, not yet listening: every plugin and feature, in the order in which a request meets them. */
export async function buildApp(deps: Deps, checks: Record<string, () => Promise<void>>): Promise<FastifyInstance> {
  const { config, log } = deps
  const isHttps = config.publicUrl.startsWith('https:')
  const headersFor = createSecurityHeaders({
    isHttps,
    paymentUrl: config.payment?.url,
    counting: config.analytics?.hosts ?? [],
  })
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all: a child for each request costs more than its line.
    childLoggerFactory: (logger) => logger,
    bodyLimit: 1_048_576,
    ...frameworkErrors(headersFor, log as FastifyBaseLogger),
    rewriteUrl: readTarget,
    // A slow client is cut only by all three together. This is for the longest upload; `cutSlowBodies` sees to the rest.
    requestTimeout: 610_000,
    http: { headersTimeout: 10_000, requestTimeout: 610_000, connectionsCheckingInterval: 2_000 },
    // `closeGently` sees to what is under way; a request on a connection that is still open is answered.
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    routerOptions: { maxParamLength: 200 },
  })
  app.removeContentTypeParser('text/plain')
  app.decorate('changes', deps.changes)
  const mountedPaths: string[] = []
  app.decorate('mountedPaths', mountedPaths)
  app.addHook('onRoute', ({ url }) => void mountedPaths.push(url))

  watchConnections(app.server, {
    most: config.mostConnections,
    unreadSeconds: config.unreadSeconds,
    warnings: deps.warnings,
    log: app.log,
  })
  closeGently(app)
  addAccessLog(app)
  cutSlowBodies(app)
  addErrorHandling(app)
  addSecurityHeaders(app, headersFor)
  refuseOtherHosts(app, config)
  // No hook: addSessions reads the one cookie that matters, where there is any.
  await app.register(cookie, { hook: false })
  await addUploads(app)
  addSessions(app, deps)

  const shelf = createShelf(deps)
  const brand = createBrand(deps, shelf)
  const linkMakers = { account: makeAccountLink, invitation: makeInvitationLink }
  accountRoutes(app, deps)
  membershipRoutes(app, deps)
  imageRoutes(app, deps)
  resourceRoutes(app, deps, shelf)
  uploadRoutes(app, deps)
  libraryRoutes(app, deps)
  categoryRoutes(app, deps)
  productRoutes(app, deps)
  certificateRoutes(app, deps, shelf, brand)
  brandRoutes(app, deps, shelf, brand)
  pageRoutes(app, createPages(deps, brand))
  testimonialRoutes(app, deps)
  homeRoutes(app, deps)
  iconRoutes(app, brand)
  mailboxRoutes(app, deps, linkMakers)
  registerRoutes(app, deps)
  notificationRoutes(app, deps)
  invitationRoutes(app, deps)
  parentListRoutes(app, deps)
  schoolRoutes(app, deps, brand)
  verificationRoutes(app, deps)
  enquiryRoutes(app, deps)
  bookingRoutes(app, deps)
  userRoutes(app, deps)
  overviewRoutes(app, deps)
  statisticsRoutes(app, deps)
  accountJobs(deps)
  imageJobs(deps)
  mailJobs(deps, linkMakers)
  deskJobs(deps)
  resourceJobs(deps)
  productJobs(deps)
  invitationJobs(deps)
  schoolJobs(deps)
  notificationJobs(deps)
  statisticsJobs(deps)

  const samples = [
    ...accountEmailSamples(config),
    ...schoolEmailSamples(config),
    ...invitationEmailSamples(config),
    ...enquiryEmailSamples(config),
    ...bookingEmailSamples(config),
    ...deskEmailSamples(config),
  ]
  if (config.isTryIt) addEmailPreviews(app, samples)
  addHealth(app, checks)
  addSecurityTxt(app, config)
  addSitemap(app, config)
  addOpenApi(app, config.appName)
  await addPages(app, deps)
  return app
}
