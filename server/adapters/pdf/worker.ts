import { Console } from 'node:console'
import type { Answers, Request, Response, Task } from './answers.ts'
import { UnreadablePdf } from './unreadable-pdf.ts'
import { combine } from './worker/combine.ts'
import { ingest } from './worker/ingest.ts'
import { makeEdition } from './worker/make-edition.ts'
import { preparePages } from './worker/prepare-pages.ts'
import { readWords } from './worker/read-words.ts'
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

function answers({ name, paths, out, from, kind, folder = '' }: Task): AsyncGenerator<Answers[keyof Answers]> {
  const [path = ''] = paths
  if (kind) return makeEdition(kind, { folder, out, pdf: path })
  if (name === 'combine') return combine(paths, out)
  if (name === 'prepare') return preparePages(path, from)
  return name === 'read' ? readWords(path) : ingest(path, out)
}

await send({ ready: true })
try {
  for await (const answer of answers(task)) {
    await untilWanted()
    await send({ answer })
  }
  await send({ done: true })
} catch (error) {
  const reason = error instanceof UnreadablePdf ? error.reason : 'damaged'
  await send({ refused: reason, cause: String(error instanceof Error ? (error.stack ?? error) : error) })
}
process.exit()
