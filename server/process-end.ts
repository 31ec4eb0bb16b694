import type { Logger } from 'pino'

interface Stoppable {
  /** Ends everything in order within so many seconds. */
  stop(limit: number): Promise<void>
}

/** Seconds that requests in hand get after a fault that nobody caught: long enough to answer most, short enough not to serve on. */
const faultLimit = 5
/** A second Ctrl+C ends a stop that takes too long, but npm and the terminal may both send the first: milliseconds between. */
const secondThought = 1000

/**
 * Sees to it that the process ends in order, whoever asks for it, with an exit code that tells a supervisor whether to
 * start it again: 0 after SIGTERM, SIGINT or the end of its terminal, 1 after a fault that nobody caught and where
 * stopping takes longer than `stopLimit` seconds. Call it first; `started` when there is something to stop.
 */
export function endInOrder(log: Logger, stopLimit: number): { started(portal: Stoppable): void } {
  let portal: Stoppable | undefined
  let stoppingSince: number | undefined

  function end(code: number, limit: number) {
    if (stoppingSince !== undefined) return
    stoppingSince = Date.now()
    if (!portal) process.exit(code)
    setTimeout(() => {
      log.fatal({ seconds: limit }, 'stopping took too long')
      process.exit(1)
    }, limit * 1000).unref()
    portal.stop(limit).then(
      () => process.exit(code),
      (error: unknown) => {
        log.fatal({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }

  function stop(signal: string) {
    if (signal === 'SIGINT' && stoppingSince !== undefined && Date.now() - stoppingSince > secondThought)
      process.exit(1)
    if (stoppingSince === undefined && portal)
      console.info(`\n${signal}: finishing what is in hand, then stopping. This takes ${stopLimit} seconds at most.`)
    end(0, stopLimit)
  }

  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Without a terminal it is `nohup` that is being tested, or somebody who expects settings to be read again.
  const hasTerminal = process.stdin.isTTY || process.stdout.isTTY
  process.on('SIGHUP', () => hasTerminal && stop('SIGHUP'))
  // Whoever reads what we print may go before us; a terminal that was closed answers EIO.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

  // Also called for a rejection that nobody handles. What is true after it is unknown, so nothing new is begun.
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'a fault that nobody caught; the portal ends with code 1')
    if (!portal) console.error(error)
    process.exitCode = 1
    end(1, Math.min(faultLimit, stopLimit))
  })

  return {
    started(begun) {
      portal = begun
    },
  }
}
