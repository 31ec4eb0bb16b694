import type { Logger } from 'pino'
import type { Warning } from './config-warnings.ts'

/** What operators should put right about this process; shown in the console. Each instance has its own. */
export interface Warnings {
  list(): Warning[]
  /** Shows a warning for `minutes`, or without them for good; replaces one with the same code. */
  raise(warning: Warning, minutes?: number): void
}

/** Begins with the warnings of the configuration, and logs them. */
export function createWarnings(first: readonly Warning[], log: Logger): Warnings {
  const raised = new Map<string, { warning: Warning; until: number }>()
  const raise = (warning: Warning, minutes = Number.POSITIVE_INFINITY) =>
    void raised.set(warning.code, { warning, until: Date.now() + minutes * 60_000 })
  for (const warning of first) {
    raise(warning)
    log.warn({ code: warning.code }, warning.sentence)
  }
  return {
    raise,
    list: () => [...raised.values()].filter(({ until }) => until > Date.now()).map(({ warning }) => warning),
  }
}
