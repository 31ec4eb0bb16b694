import { Console } from 'node:console'
import type { Request, Response, Task } from './answers.ts'
import { respond } from './worker/respond.ts'
import { startWatchdog } from './worker/watchdog.ts'

const task = JSON.parse(process.argv[2] ?? '') as Task

const watchdog = startWatchdog(task.parentPid)
// The parent decides when to stop: a Ctrl+C that reaches the worker must not look like a damaged PDF.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())
// Standard output is discarded; what libraries print may explain why the worker ended.
globalThis.console = new Console(process.stderr)

let wanted = 0
let wake: (() => void) | undefined
process.on('message', (_: Request) => {
  wanted++
  wake?.()
})

/** Resolves once the parent requests another answer, because messages have no back pressure. */
async function untilWanted(): Promise<void> {
  if (wanted === 0) {
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  }
  wanted--
}

async function send(response: Response): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    process.send?.(response, undefined, {}, (error) => (error ? reject(error) : resolve()))
  })
  watchdog.startAgain()
}

for await (const response of respond(task)) {
  if ('answer' in response) await untilWanted()
  await send(response)
}
process.exit()
