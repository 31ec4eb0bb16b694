import type { FastifyInstance } from 'fastify'
import { withTimeLimit } from '../concurrency/time-limit.ts'
import { throttle } from '../logging/throttle.ts'

/** How long an outcome is cached, in milliseconds: a check writes a file, and anybody may ask. */
const outcomeFor = { ready: 2000, notReady: 250 }
/** Milliseconds after which a check that has not answered has failed: load balancers wait 3 to 5 s for the answer. */
const checkLimit = 1500
/** Milliseconds between two log lines about one failing check. */
const lineEvery = 60_000

export interface Health {
  /** What the portal depends on, by name; each rejects if it does not work. */
  checks: Record<string, () => Promise<void>>
  /** Whether a stop has been announced: what routes by readiness should send no more requests here. */
  isStopping?: () => boolean
}

/**
 * Passes while the portal is starting, and is no fault: a check that rejects with it is logged without a stack, and
 * `/readyz` has its message as `progress`.
 */
export class NotYet extends Error {}

class NoAnswer extends Error {}

const noteOf = (error: unknown) =>
  error instanceof NotYet || error instanceof NoAnswer ? { reason: error.message } : { err: error }

interface Outcome {
  failed: string[]
  progress?: string
}

/** They identify nobody, so a person with a session gets an answer too while the database is away. */
const probe = { config: { hasOwnKey: true } } as const

/**
 * `/healthz`: 200 while the process responds; a supervisor may restart one that does not. It depends on nothing else, since a
 * restart mends no database. `/readyz`: 200 while every check passes and no stop has been announced; names the checks that
 * fail, within 2 s. An outcome is cached, for up to 2 s. Neither looks up who asks.
 */
export function addHealth(app: FastifyInstance, { checks, isStopping }: Health): void {
  const lines = new Map(
    Object.keys(checks).map((check) => [
      check,
      throttle<unknown>(lineEvery, (error, leftOut) => app.log.warn({ ...noteOf(error), check, leftOut }, 'not ready')),
    ]),
  )

  /** Checks that have not answered yet: one that hangs is not begun a second time. */
  const running = new Map<string, Promise<void>>()
  function runOnce(name: string, check: () => Promise<void>): Promise<void> {
    const run = running.get(name) ?? check().finally(() => running.delete(name))
    running.set(name, run)
    return run
  }

  async function look(): Promise<Outcome> {
    const failures = new Map<string, unknown>()
    const lookAt = async ([name, check]: [string, () => Promise<void>]) => {
      const answer = withTimeLimit(runOnce(name, check), checkLimit, () => {
        throw new NoAnswer(`no answer within ${checkLimit} ms`)
      })
      await answer.catch((error: unknown) => failures.set(name, error))
    }
    await Promise.all(Object.entries(checks).map(lookAt))
    for (const [name, error] of failures) lines.get(name)?.(error)
    const progress = [...failures.values()].find((error) => error instanceof NotYet)?.message
    const failed = Object.keys(checks).filter((name) => failures.has(name))
    return { failed, ...(progress && { progress }) }
  }

  let outcome: Promise<Outcome> | undefined
  function lookAtMostEvery(): Promise<Outcome> {
    outcome ??= look().then((seen) => {
      const forget = () => {
        outcome = undefined
      }
      setTimeout(forget, seen.failed.length === 0 ? outcomeFor.ready : outcomeFor.notReady).unref()
      return seen
    })
    return outcome
  }

  app.get('/healthz', probe, (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })

  app.get('/readyz', probe, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isStopping?.()) return reply.code(503).send({ status: 'stopping', failed: [] })
    const seen = await lookAtMostEvery()
    const isReady = seen.failed.length === 0
    reply.code(isReady ? 200 : 503)
    return { status: isReady ? 'ready' : 'not ready', ...seen }
  })
}
