import { open } from 'node:fs/promises'
import { createFairQueue, QueueFull } from '../../concurrency/fair-queue.ts'
import { withTimeLimit } from '../../concurrency/time-limit.ts'
import type { Answers, MadeKind, Task } from './answers.ts'
import { PdfsBusy } from './pdfs-busy.ts'
import { type PdfWorker, startWorker } from './start-worker.ts'
import { UnreadablePdf } from './unreadable-pdf.ts'

// Milliseconds. The worker runs at low priority: on a busy machine even its start takes long.
const startLimit = 120_000

/**
 * Milliseconds to wait for each answer, including waiting for a processor. The worker's watchdog ends it after 20 s of
 * work; this limit is for a machine on which even that takes for ever, and says nothing about the PDF.
 */
const patience = 600_000

/**
 * A worker needs 250 MB for a PDF of 45 MB, and can use 600 MB. No user gets all turns, so that one user cannot block the
 * others. Books have a turn of their own, so that no upload waits for one to be prepared, unless there is memory for
 * one worker only: then everything takes turns.
 */
function createQueues(atOnce: number) {
  return {
    ingest: createFairQueue({ slots: atOnce, slotsEach: Math.max(1, atOnce - 1), waitingEach: 20, waiting: 200 }),
    prepare: createFairQueue({ slots: 1 }),
    read: createFairQueue({ slots: 1 }),
    combine: createFairQueue({ slots: 1 }),
    edition: createFairQueue({ slots: 1, waitingEach: 8, waiting: 40 }),
    all: createFairQueue({ slots: atOnce === 1 ? 1 : atOnce + 4 }),
  }
}

let limit = 2
let queues = createQueues(limit)

/** Sets how many uploaded PDFs are checked at once; with 1, only one worker runs at all. For the start of the portal. */
export function limitPdfWorkers(atOnce: number): void {
  if (atOnce === limit) return
  limit = atOnce
  queues = createQueues(limit)
}

let start: (task: Task) => PdfWorker = startWorker

/** Sets how a worker starts on its task. For tests: a process costs them more than most PDFs. */
export function startPdfWorkersBy(way: typeof start): void {
  start = way
}

/** Whether work on another PDF waits for all of this one to be done. */
export const isAnotherPdfWaiting = (): boolean => queues.all.waiting > 0

/**
 * Runs a task in a process of its own, so that a PDF that hangs, aborts or fills the memory harms nothing else, and
 * rendering never blocks the web server. The worker reads and writes the PDFs itself: see `Task`. `who`: whose turn it takes, such as a user's id.
 * Throws UnreadablePdf, and PdfsBusy if no worker is free for now; any other error is not the PDF's fault.
 */
export async function* askWorker<K extends keyof Answers>(
  name: K,
  paths: string[],
  {
    from = 1,
    who = '',
    out = '',
    ...edition
  }: { from?: number; who?: string; out?: string; kind?: MadeKind; folder?: string } = {},
): AsyncGenerator<Answers[K]> {
  for (const path of paths) if (!(await isPdf(path))) throw new UnreadablePdf('not-a-pdf')
  const { [name]: queue, all } = queues
  const leaveOwn = await queue.enter(who).catch(refuseIfFull)
  const leaveAll = await all.enter(name)
  let worker: PdfWorker | undefined
  try {
    worker = start({ name, paths, out, from, ...edition, parentPid: process.pid })
    const started = await withTimeLimit(worker.next(), startLimit, late('The PDF worker did not start in time.'))
    if (!started || !('ready' in started)) throw new Error(`The PDF worker did not start. ${await worker.complaints()}`)
    for (;;) {
      worker.send({ next: true })
      const response = await withTimeLimit(worker.next(), patience, late('The PDF worker got no processor time.'))
      if (!response) throw endedEarly(await worker.complaints())
      if ('refused' in response) throw new UnreadablePdf(response.refused, response.cause)
      if ('done' in response) return
      if ('answer' in response) yield response.answer as Answers[K]
    }
  } finally {
    // The caller does not wait for the worker to exit. The next PDF does: by then its memory has been freed.
    void Promise.resolve(worker?.stop()).then(() => {
      leaveAll()
      leaveOwn()
    })
  }
}

const late = (message: string) => (): never => {
  throw new PdfsBusy(message)
}

/** The watchdog names the limit that was reached; V8 reports its own. */
function endedEarly(complaints: string): UnreadablePdf {
  const isTooMuch = /limit reached|heap limit|heap out of memory/i.test(complaints)
  return new UnreadablePdf(isTooMuch ? 'too-much' : 'damaged', complaints)
}

/** Readers look for the header in the first 1024 bytes, not only at the very start (ISO 32000-1, annex H.3.4.1). */
async function isPdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0)
    return buffer.subarray(0, bytesRead).includes('%PDF-')
  } finally {
    await file.close()
  }
}

function refuseIfFull(error: unknown): never {
  throw error instanceof QueueFull ? new PdfsBusy(error.message) : error
}
