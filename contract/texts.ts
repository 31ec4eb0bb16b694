import * as z from 'zod/mini'
import { Language, languageNames } from './languages.ts'

/**
 * The paragraphs of a page, each as long as the story's at the same place; empty where nobody has written it, and the story is
 * shown. A paragraph has a sentence for each of the story's where they are aligned, else one entry.
 */
const Paragraphs = z.array(z.array(z.string()))

export type BookText = z.infer<typeof BookText>
/**
 * Another text of a storybook, page by page, as it has been published. A text in English is the story in easier words: its
 * paragraphs stand for all of the page's. `question`: about the book, for families to talk about, `""` where there is none. `checked_by`: a reader of the language, "" while nobody has checked it. Pages are those
 * of the story: 1 follows the cover; pages without words are left out.
 */
export const BookText = z.object({
  id: z.int(),
  language: Language,
  title: z.string(),
  question: z.string(),
  written_by: z.string(),
  checked_by: z.string(),
  pages: z.array(z.object({ page: z.int(), paragraphs: Paragraphs })),
})

/** Whether a text tells the story in easier words, rather than in another language. */
export const isEasier = ({ language }: Pick<BookText, 'language'>) => language === 'en'

/** What a text is called. */
export const nameOfText = (language: Language): string =>
  isEasier({ language }) ? 'Easier words' : languageNames(language).english
