import type { Answers } from '../answers.ts'
import { drawCover } from './draw-cover.ts'
import { inspect } from './inspect.ts'
import { rewrite } from './rewrite.ts'

/** Each step is a separate answer, so that each has the whole limit of processor time. */
export async function* ingest(bytes: Uint8Array): AsyncGenerator<Answers['ingest']> {
  yield { inspection: await inspect(bytes) }
  const rewritten = await rewrite(bytes)
  yield rewritten
  yield { cover: await drawCover(rewritten.pdf ?? bytes) }
}
