import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process answers. `/readyz`: so does what it stands on, each check by its name. */
export function addHealth(app: FastifyInstance, checks: Record<string, () => Promise<void>>): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const failed: string[] = []
    for (const [name, check] of Object.entries(checks)) {
      await check().catch((error: unknown) => {
        app.log.warn({ err: error, check: name }, 'not ready')
        failed.push(name)
      })
    }
    reply.header('cache-control', 'no-store').code(failed.length === 0 ? 200 : 503)
    return { status: failed.length === 0 ? 'ready' : 'not ready', failed }
  })
}
