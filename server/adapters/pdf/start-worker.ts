import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Frame, Task } from './answers.ts'
import { readFrames } from './frames.ts'
import { workerProgram } from './worker-program.ts'

/**
 * What answers requests goes first. Somebody waits for a short task: on a busy machine it still gets a quarter of a core,
 * a book that is being prepared a tenth.
 */
const niceness = { short: 5, book: 10 }

/**
 * Starts the worker on a task and feeds it the PDF. It gets an empty environment (no secrets), less than half a
 * gigabyte for script objects, and few memory arenas, without which freed picture memory would not be given back.
 */
export function startWorker(task: Task, bytes: Uint8Array) {
  const child = spawn(process.execPath, ['--max-old-space-size=400', workerProgram(), JSON.stringify(task)], {
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: 'pipe',
    windowsHide: true,
  })
  let complaints = ''
  let failure: Error | undefined
  child.on('error', (error) => {
    failure = error
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-2000)
  })
  // A worker that ends early breaks this pipe; that it ended is told by its answers' end.
  child.stdin.on('error', () => {})
  child.stdin.end(bytes)
  lowerPriority(child.pid, niceness[task.name === 'prepare' ? 'book' : 'short'])
  const ended = new Promise((resolve) => child.once('close', resolve))
  return {
    frames: readFrames(child.stdout) as AsyncGenerator<Frame, void>,
    /** What it said before it ended; to be asked only once it has. */
    complaints: async () => {
      await ended
      return failure?.message ?? complaints
    },
    stop: () => child.kill('SIGKILL'),
  }
}

function lowerPriority(pid: number | undefined, to: number): void {
  if (!pid) return
  try {
    setPriority(pid, to)
  } catch {
    // It has ended already, or the system does not let us: then it runs at our priority.
  }
}
