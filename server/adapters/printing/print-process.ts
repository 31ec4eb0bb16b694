import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { withTimeLimit } from '../../concurrency/time-limit.ts'
import { workerProgram } from '../worker-program.ts'

/** What the process can print: `server/print-worker.ts` has them. */
export type SheetName =
  | 'certificate'
  | 'parent-letter'
  | 'code-letter'
  | 'assurance-letter'
  | 'class-evidence'
  | 'family-card'
  | 'quote'
  | 'lesson-slides'

/** A message to the process, and its answer. */
export interface PrintTask {
  sheet: SheetName
  facts: object
}
export type PrintAnswer = { file: Uint8Array } | { error: string }

/** Milliseconds: for a sheet with the start of the process on a busy machine, and until an idle process ends. */
const times = { sheet: 60_000, idle: 60_000 }
/** The web server has priority, as over the worker for PDFs. */
const niceness = 5

export interface PrintProcess {
  /** One at a time. */
  print(task: PrintTask): Promise<Buffer>
  stop(): void
}

/** A process that draws sheets, so that drawing never blocks the web server. It starts when it is needed. */
export function createPrintProcess(): PrintProcess {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function stop(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  /** Without our environment, which has secrets. */
  function start(): ChildProcess {
    const started = fork(workerProgram('print-worker'), [], {
      execArgv: ['--max-old-space-size=300'],
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
    lowerPriority(started.pid)
    started.on('exit', () => {
      if (child === started) child = undefined
    })
    // Waiting for it, or an idle one, keeps no process alive that is stopping.
    started.unref()
    started.channel?.unref()
    return started
  }

  function ask(printing: ChildProcess, task: PrintTask): Promise<PrintAnswer> {
    return new Promise((resolve, reject) => {
      const settle = (work: () => void) => () => {
        printing.off('message', answered).off('exit', ended).off('error', ended)
        printing.channel?.unref()
        work()
      }
      const answered = (answer: PrintAnswer) => settle(() => resolve(answer))()
      const ended = settle(() => reject(new Error('The process that prints has ended.')))
      printing.channel?.ref()
      printing.once('message', answered).once('exit', ended).once('error', ended)
      printing.send(task, (error) => error && ended())
    })
  }

  return {
    async print(task) {
      clearTimeout(idle)
      child ??= start()
      const late = () => {
        stop()
        throw new Error(`Printing took longer than ${times.sheet / 1000} seconds.`)
      }
      const answer = await withTimeLimit(ask(child, task), times.sheet, late)
      idle = setTimeout(stop, times.idle).unref()
      if ('error' in answer) throw new Error(`A sheet could not be printed: ${answer.error}`)
      return Buffer.from(answer.file)
    },
    stop,
  }
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, niceness)
  } catch {
    // It has ended already, or the system does not allow it.
  }
}
