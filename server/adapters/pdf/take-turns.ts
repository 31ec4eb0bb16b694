import { PdfsBusy } from './pdfs-busy.ts'

interface Limits {
  /** How many of the holders may belong to one user. */
  atOnceEach?: number
  /** How many tasks of one user may wait. */
  waitingEach?: number
  /** How many may wait in all. */
  waiting?: number
}

interface Line {
  running: number
  waiting: (() => void)[]
}

/**
 * Admits `atOnce` holders at a time. Users take turns, so that one with many tasks keeps nobody else waiting longer
 * than one turn. Resolves to a function that gives the turn back; throws PdfsBusy if too many wait already.
 */
export function takeTurns(
  atOnce: number,
  { atOnceEach = atOnce, waitingEach = Infinity, waiting: waitingAtMost = Infinity }: Limits = {},
) {
  // In the order in which they are served next: an owner that has been served moves to the end.
  const lines = new Map<string, Line>()
  let running = 0
  let waiting = 0

  const begin = (line: Line) => {
    running++
    line.running++
  }
  function serveNext(): void {
    for (const [who, line] of lines) {
      const next = line.running < atOnceEach ? line.waiting.shift() : undefined
      if (!next) continue
      waiting--
      begin(line)
      lines.delete(who)
      lines.set(who, line)
      next()
      return
    }
  }
  return async (who = ''): Promise<() => void> => {
    const line = lines.get(who) ?? { running: 0, waiting: [] }
    lines.set(who, line)
    if (running < atOnce && line.running < atOnceEach) begin(line)
    else {
      if (line.waiting.length >= waitingEach || waiting >= waitingAtMost) throw new PdfsBusy('Too many PDFs wait.')
      waiting++
      await new Promise<void>((resolve) => line.waiting.push(resolve))
    }
    return () => {
      running--
      line.running--
      if (line.running === 0 && line.waiting.length === 0) lines.delete(who)
      serveNext()
    }
  }
}
