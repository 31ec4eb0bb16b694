import type { FastifyInstance } from 'fastify'
import { occasionally } from '../occasionally.ts'

/** How long an outcome is cached, in milliseconds: a check writes a file, and anybody may ask. */
const outcomeFor = { ready: 2000, notReady: 250 }
/** Milliseconds between two log lines about one failing check. */
const lineEvery = 60_000

/** `/healthz`: the process responds. `/readyz`: so does what it depends on, by name of each check; cached for 2 s. */
export function addHealth(app: FastifyInstance, checks: Record<string, () => Promise<void>>): void {
  const lines = new Map(
    Object.keys(checks).map((check) => [
      check,
      occasionally<unknown>(lineEvery, (err, leftOut) => app.log.warn({ err, check, leftOut }, 'not ready')),
    ]),
  )

  async function look(): Promise<string[]> {
    const failed: string[] = []
    for (const [name, check] of Object.entries(checks)) {
      await check().catch((error: unknown) => {
        lines.get(name)?.(error)
        failed.push(name)
      })
    }
    return failed
  }

  let outcome: Promise<string[]> | undefined
  function lookAtMostEvery(): Promise<string[]> {
    outcome ??= look().then((failed) => {
      const forget = () => {
        outcome = undefined
      }
      setTimeout(forget, failed.length === 0 ? outcomeFor.ready : outcomeFor.notReady).unref()
      return failed
    })
    return outcome
  }

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const failed = await lookAtMostEvery()
    reply.header('cache-control', 'no-store').code(failed.length === 0 ? 200 : 503)
    return { status: failed.length === 0 ? 'ready' : 'not ready', failed }
  })
}
