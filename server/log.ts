import { join } from 'node:path'
import { destination, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/**
 * The log: JSON lines, to standard output when running as a service, to `portal.log` in the data folder while trying
 * it out, where the terminal belongs to a person. Written in the background, flushed when the process ends.
 */
export function createLog(config: Pick<Config, 'logLevel' | 'logToConsole' | 'dataDir'>): Logger {
  const dest = config.logToConsole ? 1 : join(config.dataDir, 'portal.log')
  return pino(
    { level: config.logLevel, base: null },
    destination({ dest, sync: false, minLength: 4096, mkdir: true, mode: 0o600 }),
  )
}
