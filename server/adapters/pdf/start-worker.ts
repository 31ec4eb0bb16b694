import { fork } from 'node:child_process'
import { on } from 'node:events'
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { workerProgram } from '../worker-program.ts'
import type { Request, Response, Task } from './answers.ts'

/**
 * The web server has priority. Somebody waits for an ingest and for what is printed: on a busy machine it still gets a quarter of a core, and
 * preparing a book a tenth.
 */
const niceness = { ingest: 5, prepare: 10, read: 10, combine: 5, edition: 5 }

export interface PdfWorker {
  /** Resolves to the next message; null once the worker has ended. */
  next(): Promise<Response | null>
  /** Ignores that the worker may have ended; `next` reports it. */
  send(request: Request): void
  /** What it wrote to standard error. Call it only once it has ended. */
  complaints(): Promise<string>
  /** Resolves once it has ended, and its memory is free. */
  stop(): Promise<void>
}

/**
 * Starts the worker on a task. It gets an empty environment (no secrets), less than half a gigabyte of heap, and few
 * malloc arenas without large blocks, so that freed memory is given back. Messages are structured clones.
 */
export function startWorker(task: Task): PdfWorker {
  const child = fork(workerProgram('pdf-worker'), [JSON.stringify(task)], {
    // It lets go of copies of the whole PDF between its steps, and collects them itself.
    execArgv: ['--max-old-space-size=400', '--expose-gc'],
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
  let complaints = ''
  let failure: Error | undefined
  child.on('error', (error) => {
    failure = error
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-2000)
  })
  child.on('exit', (_code, signal) => {
    if (signal === 'SIGKILL' && complaints === '') complaints = 'The memory limit reached: the system ended it.'
  })
  lowerPriority(child.pid, niceness[task.name])
  offerToTheSystem(child.pid)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  // Messages that arrived before it ended are still read.
  const responses = on(child, 'message', { close: ['close'] }) as AsyncIterableIterator<[Response]>
  return {
    async next() {
      const { value, done } = await responses.next()
      return done ? null : value[0]
    },
    send: (request) => void child.send(request, () => undefined),
    complaints: async () => {
      await ended
      return failure?.message ?? complaints
    },
    stop: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

/** Lets Linux end the worker, and not the portal, when memory is short. */
function offerToTheSystem(pid: number | undefined): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {
    // Another system, or it has ended already.
  }
}

function lowerPriority(pid: number | undefined, to: number): void {
  if (!pid) return
  try {
    setPriority(pid, to)
  } catch {
    // It has ended already, or the system does not allow it: then it runs at our priority.
  }
}
