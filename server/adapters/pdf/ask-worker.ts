import type { Answers, Frame } from './answers.ts'
import { startWorker } from './start-worker.ts'
import { takeTurns } from './take-turns.ts'
import { UnreadablePdf } from './unreadable-pdf.ts'

// It runs at low priority: on a busy machine even its start takes long, which is not the PDF's fault.
const startLimit = 120_000

// A worker may need 400 MB. Books have a turn of their own: nobody who uploads should wait until one is prepared.
const turns = { short: takeTurns(2), book: takeTurns(1) }

/**
 * Asks a process of its own, so that a PDF that hangs, aborts or fills the memory takes nothing else with it, and
 * drawing never holds up the web server. `timeLimit`: milliseconds until each answer.
 * Throws UnreadablePdf; any other error is not the PDF's fault.
 */
export async function* askWorker<K extends keyof Answers>(
  name: K,
  bytes: Uint8Array,
  { timeLimit, from = 1 }: { timeLimit: number; from?: number },
): AsyncGenerator<Answers[K]> {
  if (!isPdf(bytes)) throw new UnreadablePdf('not-a-pdf')
  const giveBack = await (name === 'prepare' ? turns.book : turns.short)()
  const worker = startWorker({ name, from, parentPid: process.pid }, bytes)
  try {
    const started = await nextFrame(worker.frames, startLimit)
    if (!started || !('ready' in started)) throw new Error(`The PDF worker did not start. ${worker.complaints()}`)
    for (;;) {
      const frame = await nextFrame(worker.frames, timeLimit)
      if (!frame) throw new UnreadablePdf('damaged', worker.complaints())
      if ('refused' in frame) throw new UnreadablePdf(frame.refused, frame.cause)
      if ('done' in frame) return
      if ('answer' in frame) yield frame.answer as Answers[K]
    }
  } finally {
    worker.stop()
    giveBack()
  }
}

/** The only answer to a task that has one. */
export async function askOnce<K extends keyof Answers>(name: K, bytes: Uint8Array, timeLimit: number) {
  for await (const answer of askWorker(name, bytes, { timeLimit })) return answer
  throw new UnreadablePdf('damaged', 'The PDF worker gave no answer.')
}

/** Readers look for the mark in the first 1024 bytes, not at the very start only (ISO 32000-1, annex H.3.4.1). */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes('%PDF-')
}

/** Null when the worker ended, or the time has passed. */
async function nextFrame(frames: AsyncGenerator<Frame, void>, timeLimit: number): Promise<Frame | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeLimit)
  })
  try {
    return await Promise.race([frames.next().then(({ value }) => value ?? null), late])
  } finally {
    clearTimeout(timer)
  }
}
