import * as z from 'zod/mini'
import { Language, languageNames } from './languages.ts'

/**
 * The paragraphs of a page, each in the place of the story's. An empty one has not been written: readers see the story's. If a
 * paragraph has as many sentences as the story's, the two are aligned sentence by sentence.
 */
const Paragraphs = z.array(z.array(z.string()))

export type BookText = z.infer<typeof BookText>
/**
 * A published text of a storybook besides its story. In English it is the story in easier words, and its paragraphs replace all
 * of the page's. `question`: for families to talk about, `""` if nobody has written one. `checked_by`: the reader of the language
 * who has checked the text, `""` if nobody has. Pages are those of the story: 1 follows the cover. Pages without words are left out.
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
