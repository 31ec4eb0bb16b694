import type { Language } from '#contract/languages.ts'
import type { BookPage, Saying } from '#contract/resources.ts'
import { type Sentence, sentencesOf } from '../voice/sentences.ts'
import { type Paragraph, paragraphsOf, type ShownText, sentencesIn } from './rows.ts'

/** In Chinese, each character stands for itself. */
const word = /\p{Script=Han}|[^\s\p{Script=Han}]+/gu

/**
 * The sentences of the words that are shown of some pages, in the order in which they are read aloud. Where two texts are shown, it is
 * a page of the story, and then the same page of the other. `sayings` are the story's.
 */
export function sentencesShown(
  pages: readonly BookPage[],
  sayings: readonly Saying[],
  shown: ShownText | null,
): Sentence[] {
  if (!shown) return sentencesOf(pages, sayings)
  return pages.flatMap((page) => {
    const story = sentencesOf([page], sayings)
    const all = paragraphsOf(page, shown).flatMap((paragraph) => {
      const printed = story.filter(({ words }) => words[0]?.paragraph === paragraph.at)
      const isShown = paragraph.rows.some((row) => row.story)
      return [
        ...(isShown ? printed.map((sentence, at) => ({ ...sentence, row: rowName(page, paragraph, at) })) : []),
        ...paragraph.rows.flatMap(({ text }, at) =>
          sentencesIn(text).map((own) =>
            sentenceOf(page.number, shown.text.language, rowName(page, paragraph, at), own),
          ),
        ),
      ]
    })
    const isStory = ({ language }: Sentence) => language === undefined
    return shown.isBoth ? [...all.filter(isStory), ...all.filter((sentence) => !isStory(sentence))] : all
  })
}

const rowName = ({ number }: BookPage, { at, rows }: Paragraph, row: number) =>
  rows.length === 1 ? `${number} ${at}` : `${number} ${at} ${row}`

/** A sentence that is printed nowhere. */
function sentenceOf(page: number, language: Language, row: string, text: string): Sentence {
  const words = [...text.matchAll(word)].map(({ 0: { length }, index }) => ({
    ...{ page, paragraph: -1, line: -1, start: index },
    ...{ from: index, to: index + length },
  }))
  return { page, language, row, text, words }
}
