import type { Answers } from '../answers.ts'
import { drawCover } from './draw-cover.ts'
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
  yield { cover: await drawCover(rewritten.isRewritten ? out : path) }
}
