import { z } from 'zod'
import type { BookWord } from '#contract/resources.ts'
import type { Prompts } from '#contract/teaching.ts'
import type { Config } from '../../../config/config.ts'
import type { Deps } from '../../../deps.ts'
import { listGuides, type ResourceRow } from '../queries.ts'
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

/** The words that the guide of a book explains: part of the book for people who may open it, also where the guide is not. */
export async function findWords({ db, config }: Pick<Deps, 'db' | 'config'>, bookId: number): Promise<BookWord[]> {
  const prompts = await findPrompts(config, await listGuides(db, bookId))
  return prompts?.words.map(({ word, meaning, pages }) => ({ word, meaning, pages })) ?? []
}
