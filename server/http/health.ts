import type { FastifyInstance } from 'fastify'
import { throttle } from '../logging/throttle.ts'

/** How long an outcome is cached, in milliseconds: a check writes a file, and anybody may ask. */
const outcomeFor = { ready: 2000, notReady: 250 }
/** Milliseconds between two log lines about one failing check. */
const lineEvery = 60_000

/** Milliseconds without any response of the database after which `/healthz` fails. */
const silenceLimit = 60_000

export interface Health {
  /** What the portal depends on, by name; each rejects if it does not work. */
  checks: Record<string, () => Promise<void>>
  /** Whether a stop has been announced: what routes by readiness should send no more requests here. */
  isStopping?: () => boolean
  /** Milliseconds since the database last responded in any way, a refusal included. */
  databaseSilence?: () => number
}

/** Passes while the portal is starting, and is no fault: a check that rejects with it is logged without a stack. */
export class NotYet extends Error {}

const noteOf = (error: unknown) => (error instanceof NotYet ? { reason: error.message } : { err: error })

/**
 * `/healthz`: 200 while the process responds and the database has responded within the last minute; otherwise a
 * supervisor may restart it. `/readyz`: 200 while every check passes and no stop has been announced; names the checks
 * that fail. An outcome is cached, for up to 2 s.
 */
export function addHealth(app: FastifyInstance, { checks, isStopping, databaseSilence }: Health): void {
  const lines = new Map(
    Object.keys(checks).map((check) => [
      check,
      throttle<unknown>(lineEvery, (error, leftOut) => app.log.warn({ ...noteOf(error), check, leftOut }, 'not ready')),
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

  app.get('/healthz', (_request, reply) => {
    const isSilent = (databaseSilence?.() ?? 0) > silenceLimit
    reply.header('cache-control', 'no-store').code(isSilent ? 503 : 200)
    return { status: isSilent ? 'the database is silent' : 'ok' }
  })

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isStopping?.()) return reply.code(503).send({ status: 'stopping', failed: [] })
    const failed = await lookAtMostEvery()
    reply.code(failed.length === 0 ? 200 : 503)
    return { status: failed.length === 0 ? 'ready' : 'not ready', failed }
  })
}
