import type { Logger } from 'pino'

interface Stoppable {
  announceStop(): void
  /** Ends everything in order within `limit` seconds. */
  stop(limit: number): Promise<void>
}

/** Seconds in which everything ends after an uncaught exception, the responses of running requests included. */
const faultLimit = 10
/** Milliseconds before a second Ctrl+C ends a slow stop: npm and the terminal may both send the first. */
const secondThought = 1000

/**
 * Makes the process end in order, with an exit code that tells a supervisor whether to restart it: 0 after SIGTERM,
 * SIGINT or the end of its terminal, 1 after an uncaught exception or if stopping takes longer than `stopLimit`
 * seconds. A stop on request is announced `stopDelay` seconds before it begins. Call it first; call `started` when there
 * is something to stop.
 */
export function endInOrder(
  log: Logger,
  { stopLimit, stopDelay }: { stopLimit: number; stopDelay: number },
): { started(portal: Stoppable): void } {
  let portal: Stoppable | undefined
  let announcedAt: number | undefined
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
    if (signal === 'SIGINT' && announcedAt !== undefined && Date.now() - announcedAt > secondThought) process.exit(1)
    if (announcedAt !== undefined) return
    announcedAt = Date.now()
    if (!portal || stoppingSince !== undefined) return end(0, stopLimit)
    const longest = stopDelay + stopLimit
    console.info(`\n${signal}: finishing what is in hand, then stopping. This takes ${longest} seconds at most.`)
    portal.announceStop()
    setTimeout(() => end(0, stopLimit), stopDelay * 1000)
  }

  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Without a terminal, SIGHUP comes from `nohup`, or from somebody who expects the settings to be reloaded.
  const hasTerminal = process.stdin.isTTY || process.stdout.isTTY
  process.on('SIGHUP', () => hasTerminal && stop('SIGHUP'))
  // The reader of our output may end before us; a closed terminal fails with EIO.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

  // Also called for unhandled rejections. The state after it is unknown, so nothing new is started.
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
