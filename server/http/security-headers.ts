import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Headers of every answer: what a page of ours may load and do, and that nobody may frame it. */
export async function addSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        // The one policy that the page makes, for the address of the worker of pdf.js.
        trustedTypes: ['pdf-worker'],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    done()
  })
}
