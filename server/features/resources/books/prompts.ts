import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Prompts } from '#contract/teaching.ts'
import type { Config } from '../../../config.ts'
import type { ResourceRow } from '../queries.ts'

/** What the build of the books writes beside a guide. `sha256` is of the guide's PDF. */
const ShippedPrompts = z.object({
  sha256: z.string(),
  pages: z.array(
    z.object({
      page: z.int(),
      title: z.string(),
      questions: z.array(z.object({ text: z.string(), isDeep: z.boolean() })),
      listenFor: z.string(),
    }),
  ),
  words: z.array(z.object({ word: z.string(), pages: z.array(z.int()), meaning: z.string(), useAgain: z.string() })),
})

/** The prompts of the guide among these papers; null without one, and for one whose PDF an operator has replaced. */
export async function findPrompts(
  { contentFolder }: Pick<Config, 'contentFolder'>,
  papers: readonly ResourceRow[],
): Promise<Prompts | null> {
  const guide = papers.find(({ category, slug }) => category === 'teachers-guide' && slug !== null)
  if (!guide) return null
  const file = join(contentFolder, `${guide.slug}-prompts.json`)
  const written = await readFile(file, 'utf8').catch(nothingIfAbsent)
  if (written === null) return null
  const { sha256, pages, words } = ShippedPrompts.parse(JSON.parse(written))
  if (sha256 !== guide.sourceHash) return null
  return {
    pages: pages.map(({ questions, listenFor, ...page }) => ({
      ...page,
      questions: questions.map(({ text, isDeep }) => ({ text, is_deep: isDeep })),
      listen_for: listenFor,
    })),
    words: words.map(({ useAgain, ...word }) => ({ ...word, use_again: useAgain })),
  }
}

function nothingIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
