import type { BookPage, PageText } from '#contract/resources.ts'
import { type BookText, isEasier } from '#contract/texts.ts'
import { storyPage } from '../book/paging.ts'
import { joinedLines } from '../text/joined-lines.ts'
import { sentencesOf } from '../voice/sentences.ts'

/** A text that is read instead of the story, or, with `isBoth`, together with it. */
export interface ShownText {
  text: BookText
  isBoth: boolean
}

/** What says the same: a sentence, or a whole paragraph where sentences are not aligned. `""` for what is not shown. */
export interface Row {
  story: string
  text: string
}

/** A paragraph of a page as it is shown. */
export interface Paragraph {
  /** Its place among the story's; -1 for easier words, which stand for all of them. */
  at: number
  /** Its lines in the story. */
  lines: readonly PageText[]
  rows: Row[]
}

/** Where a sentence ends in languages that put spaces between sentences, and in Chinese, which does not. */
const ends = /(?<=[.!?…؟۔।]["'”’»)\]]*)\s+(?!["'“‘(„«]*\p{Ll})|(?<=[。！？][”’」』]*)(?![。！？”’」』]|$)/u

/** The sentences of a paragraph that nobody has divided. */
export const sentencesIn = (paragraph: string): string[] => paragraph.split(ends).filter(Boolean)

/** The paragraphs of a page with a text. What has not been written in it is the story's. */
export function paragraphsOf(page: BookPage, { text, isBoth }: ShownText): Paragraph[] {
  const written = text.pages.find((each) => each.page === storyPage(page.number))?.paragraphs ?? []
  if (isEasier(text) && written.some((sentences) => sentences.length > 0))
    return written
      .filter(({ length }) => length > 0)
      .map((sentences) => ({ at: -1, lines: [], rows: sentences.map((own) => ({ story: '', text: own })) }))
  return Array.from({ length: Math.max(page.text.length, written.length) }, (_, at) => {
    const lines = page.text[at] ?? []
    return { at, lines, rows: rowsOf(storyOf(page.number, lines), lines, written[at] ?? [], isBoth) }
  })
}

const storyOf = (number: number, lines: PageText[]) => sentencesOf([{ number, text: [lines] }]).map(({ text }) => text)

function rowsOf(story: string[], lines: PageText[], own: string[], isBoth: boolean): Row[] {
  const isAligned = own.length === story.length
  if (own.length === 0) return story.map((sentence) => ({ story: sentence, text: '' }))
  if (!isBoth) return (isAligned ? own : own.flatMap(sentencesIn)).map((text) => ({ story: '', text }))
  if (isAligned) return own.map((text, at) => ({ story: story[at] ?? '', text }))
  return [{ story: joinedLines(lines), text: own.join(' ') }]
}
