import type { Answers, Response, Task } from '../answers.ts'
import { UnreadablePdf } from '../unreadable-pdf.ts'

/** Works on a task, and says what there is to say of it: that it begins, each answer, and how it ended. */
export async function* respond(task: Task): AsyncGenerator<Response> {
  const answers = await begin(task)
  yield { ready: true }
  try {
    for await (const answer of answers) yield { answer }
    yield { done: true }
  } catch (error) {
    const reason = error instanceof UnreadablePdf ? error.reason : 'damaged'
    yield { refused: reason, cause: String(error instanceof Error ? (error.stack ?? error) : error) }
  }
}

/** Loads what this task needs and no more: loading everything takes longer than the work on a small PDF. */
async function begin(task: Task): Promise<AsyncGenerator<Answers[keyof Answers]>> {
  const { name, paths, out, from, kind, folder = '' } = task
  const [path = ''] = paths
  if (kind) return (await import('./make-edition.ts')).makeEdition(kind, { folder, out, pdf: path })
  if (name === 'combine') return (await import('./combine.ts')).combine(paths, out)
  if (name === 'prepare') return (await import('./prepare-pages.ts')).preparePages(path, from)
  if (name === 'read') return (await import('./read-words.ts')).readWords(path)
  return (await import('./ingest.ts')).ingest(path, out)
}
