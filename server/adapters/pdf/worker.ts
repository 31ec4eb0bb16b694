import { Console } from 'node:console'
import { buffer } from 'node:stream/consumers'
import type { Frame, Task } from './answers.ts'
import { writeFrame } from './frames.ts'
import { UnreadablePdf } from './unreadable-pdf.ts'
import { drawCover } from './worker/draw-cover.ts'
import { inspect } from './worker/inspect.ts'
import { preparePages } from './worker/prepare-pages.ts'
import { rewrite } from './worker/rewrite.ts'
import { startWatchdog } from './worker/watchdog.ts'

const task = JSON.parse(process.argv[2] ?? '') as Task

const watchdog = startWatchdog(task.parentPid)
// The parent decides when to stop: a Ctrl-C that reaches us too must not look like a damaged PDF.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
// Answers go through standard output; what libraries print must not get between them.
globalThis.console = new Console(process.stderr)

async function send(frame: Frame): Promise<void> {
  await writeFrame(process.stdout, frame)
  watchdog.startAgain()
}

async function* answers(bytes: Buffer): AsyncGenerator<unknown> {
  if (task.name === 'prepare') yield* preparePages(bytes, task.from)
  else if (task.name === 'inspect') yield await inspect(bytes)
  else if (task.name === 'rewrite') yield await rewrite(bytes)
  else yield await drawCover(bytes)
}

await send({ ready: true })
try {
  for await (const answer of answers(await buffer(process.stdin))) await send({ answer })
  await send({ done: true })
} catch (error) {
  const reason = error instanceof UnreadablePdf ? error.reason : 'damaged'
  await send({ refused: reason, cause: String(error instanceof Error ? (error.stack ?? error) : error) })
}
process.exit()
