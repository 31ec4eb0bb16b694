import './texts.css'
import { directionOf, languageNames } from '#contract/languages.ts'
import type { BookPage, BookWord } from '#contract/resources.ts'
import { type BookText, isEasier } from '#contract/texts.ts'
import { ExplainedText } from '../text/explained-text.tsx'
import { joinedLines } from '../text/joined-lines.ts'
import { type Paragraph, paragraphsOf, type Row, type ShownText } from './rows.ts'

interface TextWordsProps {
  page: BookPage
  shown: ShownText
  /** Those that are explained. */
  words: readonly BookWord[]
}

/** The words of a page in one of its texts, or in the story and that one. */
export function TextWords({ page, shown, words }: TextWordsProps) {
  return paragraphsOf(page, shown).map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a book never change their order
    <div key={at} className="text-paragraph">
      {rowsToShow(paragraph, shown).map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <RowWords key={index} row={row} text={shown.text} words={words} />
      ))}
    </div>
  ))
}

/** Sentences follow one another in a paragraph, unless each has its translation. */
function rowsToShow({ rows, lines }: Paragraph, { isBoth }: ShownText): Row[] {
  if (rows.length === 0) return []
  if (!rows.some(({ text }) => text)) return [{ story: joinedLines(lines), text: '' }]
  return isBoth ? rows : [{ story: '', text: rows.map(({ text }) => text).join(' ') }]
}

interface RowWordsProps {
  row: Row
  /** The one that the row is in; undefined for the story alone. */
  text: BookText | undefined
  words: readonly BookWord[]
}

/** Words of the story, of a text, or of both, the one under or beside the other. */
export function RowWords({ row, text, words }: RowWordsProps) {
  const story = row.story && <ExplainedText text={row.story} words={words} />
  const own = text && row.text && (
    <ExplainedText
      text={row.text}
      words={isEasier(text) ? words : []}
      written={{ lang: text.language, dir: directionOf(text.language), 'data-text': text.language }}
    />
  )
  if (!story || !own) return story || own
  return (
    <div className="text-pair">
      <div>{story}</div>
      <div>{own}</div>
    </div>
  )
}

/** Whose words they are, and who has checked them. */
export function TextCredit({ pages, text }: { pages: readonly BookPage[]; text: BookText }) {
  const name = isEasier(text) ? 'Easier words' : languageNames(text.language).english
  const isWritten = pages.some((page) =>
    paragraphsOf(page, { text, isBoth: false }).some(({ rows }) => rows.some((row) => row.text)),
  )
  if (!isWritten) {
    const hasWords = pages.some((page) => page.number > 1 && page.text.length > 0)
    if (!hasWords || isEasier(text)) return null
    return <div className="text-credit">{`This page has not been written in ${name} yet.`}</div>
  }
  const sentences = [
    text.written_by && `${name} by ${text.written_by}.`,
    text.checked_by && `Checked by ${text.checked_by}.`,
    !text.checked_by && !isEasier(text) && 'Not yet checked by a reader of the language.',
  ].filter(Boolean)
  return sentences.length > 0 && <div className="text-credit">{sentences.join(' ')}</div>
}
