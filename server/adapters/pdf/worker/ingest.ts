import type { Answers } from '../answers.ts'
import { drawCover } from './draw-cover.ts'
import { findUnseenWords } from './find-unseen-words.ts'
import { inspect } from './inspect.ts'
import { letGo } from './let-go.ts'
import { rewrite } from './rewrite.ts'

/** Each step is a separate answer, so that each has the whole limit of processor time. */
export async function* ingest(path: string, out: string): AsyncGenerator<Answers['ingest']> {
  yield { inspection: await inspect(path) }
  letGo()
  const rewritten = await rewrite(path, out)
  yield rewritten
  letGo()
  const stored = rewritten.isRewritten ? out : path
  yield { cover: await drawCover(stored) }
  letGo()
  yield { seen: await findUnseenWords(stored) }
}
