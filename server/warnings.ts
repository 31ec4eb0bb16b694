import type { Logger } from 'pino'
import type { Warning } from './config-warnings.ts'

/** What operators should know of this process and put right; shown in the console. Another instance has its own. */
export interface Warnings {
  list(): Warning[]
  /** Shows a warning, in place of one with the same code, for so many minutes; for good without. */
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
