import { z } from 'zod'
import type { Prompts } from '#contract/teaching.ts'
import type { Config } from '../../../config.ts'
import type { ResourceRow } from '../queries.ts'
import { readBeside } from './shipped-beside.ts'

/** What the build of the books writes beside a guide. */
const ShippedPrompts = z.object({
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
  config: Pick<Config, 'contentFolder'>,
  papers: readonly ResourceRow[],
): Promise<Prompts | null> {
  const guide = papers.find(({ category, slug }) => category === 'teachers-guide' && slug !== null)
  const shipped = guide && (await readBeside(config, guide, 'prompts', ShippedPrompts))
  if (!shipped) return null
  const { pages, words } = shipped
  return {
    pages: pages.map(({ questions, listenFor, ...page }) => ({
      ...page,
      questions: questions.map(({ text, isDeep }) => ({ text, is_deep: isDeep })),
      listen_for: listenFor,
    })),
    words: words.map(({ useAgain, ...word }) => ({ ...word, use_again: useAgain })),
  }
}
