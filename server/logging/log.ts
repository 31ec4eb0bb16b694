import { existsSync, fstatSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type DestinationStream, destination, type Logger, pino } from 'pino'
import type { Config } from '../config/config.ts'
import { withoutEmails } from './log-errors.ts'

/**
 * Bytes from which the log is rotated, how many old ones are kept, and milliseconds between checks. It is also checked
 * each time a tenth of these bytes has been written.
 */
const enough = 10_000_000
const kept = 3
const lookEvery = 60_000

/** Bytes that are buffered before they are written, and milliseconds after which they are written anyway. */
const buffered = { bytes: 16_384, milliseconds: 1000 }
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
  const stream = destination({ dest, sync: false, mkdir: true, mode: 0o600 })
  // A full disk loses lines, not the portal.
  stream.on('error', () => undefined)
  const maxCollected = Math.min(buffered.bytes, bytes / 10)
  const lines = collectLines(stream, maxCollected, config.logToConsole ? () => undefined : count)
  setInterval(() => lines.pass(), flushEvery).unref()
  // Before the library's own listener, which writes what it has been passed.
  process.prependOnceListener('exit', () => lines.pass())
  const rotate = () => {
    if (!isOpen(stream)) return
    if (setAside(path, bytes) || isAnother(stream, path)) stream.reopen()
  }
  let written = 0
  function count(text: string): void {
    written += text.length
    if (written < bytes / 10) return
    written = 0
    rotate()
  }
  if (!config.logToConsole) setInterval(rotate, milliseconds).unref()
  return pino({ level: config.logLevel, base: null, serializers: { err: withoutEmails } }, lines.destination)
}

/**
 * Collects lines, and passes them to the stream together, urgent ones at once. The library could collect them too, but
 * measures all the text that it holds for each line. `maxCollected`: in characters. `onPassed` is called with what has been
 * passed.
 */
function collectLines(stream: ReturnType<typeof destination>, maxCollected: number, onPassed: (text: string) => void) {
  let text = ''
  function pass({ isUrgent = false } = {}) {
    const collected = text
    text = ''
    try {
      if (collected !== '') {
        stream.write(collected)
        onPassed(collected)
      }
      if (isUrgent) stream.flushSync()
    } catch {
      // Not open yet, or a full disk: a fault must not become a second one.
    }
  }
  const collecting = {
    // Makes pino set `lastLevel` before each line that it writes.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      text += line
      const isUrgent = this.lastLevel >= urgentLevel
      if (isUrgent || text.length >= maxCollected) pass({ isUrgent })
    },
    flush(done?: (error?: Error) => void) {
      pass()
      stream.flush(done)
    },
  }
  return { pass, destination: collecting as DestinationStream }
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
