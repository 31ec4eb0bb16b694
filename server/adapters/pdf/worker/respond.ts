import type { Answers, Response, Task } from '../answers.ts'
import { UnreadablePdf } from '../unreadable-pdf.ts'
import { combine } from './combine.ts'
import { ingest } from './ingest.ts'
import { makeEdition } from './make-edition.ts'
import { preparePages } from './prepare-pages.ts'
import { readWords } from './read-words.ts'

/** Works on a task, and says what there is to say of it: that it begins, each answer, and how it ended. */
export async function* respond(task: Task): AsyncGenerator<Response> {
  yield { ready: true }
  try {
    for await (const answer of answers(task)) yield { answer }
    yield { done: true }
  } catch (error) {
    const reason = error instanceof UnreadablePdf ? error.reason : 'damaged'
    yield { refused: reason, cause: String(error instanceof Error ? (error.stack ?? error) : error) }
  }
}

function answers({ name, paths, out, from, kind, folder = '' }: Task): AsyncGenerator<Answers[keyof Answers]> {
  const [path = ''] = paths
  if (kind) return makeEdition(kind, { folder, out, pdf: path })
  if (name === 'combine') return combine(paths, out)
  if (name === 'prepare') return preparePages(path, from)
  return name === 'read' ? readWords(path) : ingest(path, out)
}
