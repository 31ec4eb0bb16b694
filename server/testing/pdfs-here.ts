import { deserialize, serialize } from 'node:v8'
import type { Response, Task } from '../adapters/pdf/answers.ts'
import { startPdfWorkersBy } from '../adapters/pdf/ask-worker.ts'
import { type PdfWorker, startWorker } from '../adapters/pdf/start-worker.ts'

/**
 * Works on PDFs in the process of the tests, each step when its answer is asked for: starting a process takes longer than
 * the PDFs of most tests. The answers are copies, as messages are.
 */
function startHere(task: Task): PdfWorker {
  let responses: AsyncGenerator<Response> | undefined
  return {
    async next() {
      const { respond } = await import('../adapters/pdf/worker/respond.ts')
      responses ??= respond(task)
      const { value, done } = await responses.next()
      return done ? null : deserialize(serialize(value))
    },
    send: () => undefined,
    complaints: async () => '',
    stop: async () => void (await responses?.return(undefined)),
  }
}

startPdfWorkersBy(startHere)

/** For a file of tests that are about the process: each PDF has one of its own in it, as in service. */
export const startPdfProcesses = (): void => startPdfWorkersBy(startWorker)
