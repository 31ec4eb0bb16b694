import { existsSync, fstatSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type DestinationStream, destination, type Logger, pino } from 'pino'
import type { Config } from '../config/config.ts'
import { withoutEmails } from './log-errors.ts'

/** Bytes from which the log is rotated, how many old ones are kept, and milliseconds between checks. */
const enough = 10_000_000
const kept = 3
const lookEvery = 60_000

/** Bytes that are buffered before they are written, and milliseconds after which they are written anyway. */
const buffered = { bytes: 4096, milliseconds: 1000 }
/** From this level on a line is written before the process does anything else: pino's `error`. */
const urgentLevel = 50

/**
 * The log: JSON lines, to standard output when running as a service, to `portal.log` in the data folder while trying
 * it out, where the terminal belongs to a person. Lines below `error` are written in the background within a second, so
 * that is what a killed process can lose; the others at once. A large file is rotated to `portal.log.1`, and the oldest
 * one is deleted.
 */
export function createLog(
  config: Pick<Config, 'logLevel' | 'logToConsole' | 'dataDir'>,
  { bytes = enough, milliseconds = lookEvery, flushEvery = buffered.milliseconds } = {},
): Logger {
  const path = join(config.dataDir, 'portal.log')
  if (!config.logToConsole) setAside(path, bytes)
  const dest = config.logToConsole ? 1 : path
  const stream = destination({ dest, sync: false, minLength: buffered.bytes, mkdir: true, mode: 0o600 })
  // A full disk loses lines, not the portal.
  stream.on('error', () => undefined)
  // The library's own timer throws while the file is not open, which nobody could catch.
  setInterval(() => isOpen(stream) && stream.flush(), flushEvery).unref()
  if (!config.logToConsole) {
    setInterval(() => {
      if (!isOpen(stream)) return
      if (setAside(path, bytes) || isAnother(stream, path)) stream.reopen()
    }, milliseconds).unref()
  }
  return pino({ level: config.logLevel, base: null, serializers: { err: withoutEmails } }, writeUrgentAtOnce(stream))
}

function writeUrgentAtOnce(stream: ReturnType<typeof destination>): DestinationStream {
  return {
    // Makes pino set `lastLevel` before each line that it writes.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      try {
        stream.write(line)
        if (this.lastLevel >= urgentLevel) stream.flushSync()
      } catch {
        // Not open yet, or a full disk: a fault must not become a second one.
      }
    },
    flush: (done: (error?: Error) => void) => stream.flush(done),
  } as DestinationStream & { lastLevel: number }
}

/** Whether the file could be opened: not on a full disk, nor when it may not be written. */
function isOpen(stream: object): boolean {
  const { fd = -1 } = stream as { fd?: number }
  return fd >= 0
}

/** Whether a command that runs beside this process has already rotated the log. */
function isAnother(stream: object, path: string): boolean {
  const { fd } = stream as { fd?: number }
  const there = statSync(path, { throwIfNoEntry: false })
  return there !== undefined && fd !== undefined && fd >= 0 && fstatSync(fd).ino !== there.ino
}

function setAside(path: string, bytes: number): boolean {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) < bytes) return false
  for (let number = kept; number > 0; number--) {
    try {
      renameSync(number === 1 ? path : `${path}.${number - 1}`, `${path}.${number}`)
    } catch {
      // The old log may not exist yet. One that cannot be moved keeps growing: no reason to stop.
    }
  }
  return !existsSync(path)
}
