import type { BookPage } from '#contract/resources.ts'
import { classNames } from '../../../ui/class-names.ts'

/** The words of a page in reading order, by paragraph; `endsLine`: of verse. */
const paragraphsOf = ({ text }: Pick<BookPage, 'text'>): { word: string; endsLine: boolean }[][] =>
  text.map((lines) =>
    lines.flatMap((line) => {
      const words = line.text.match(/\S+/g) ?? []
      return words.map((word, at) => ({ word, endsLine: line.is_verse === true && at === words.length - 1 }))
    }),
  )

export const wordsOf = (page: Pick<BookPage, 'text'>): string[] =>
  paragraphsOf(page).flatMap((words) => words.map(({ word }) => word))

/** What is to be read, with one of the words marked. */
export function WordsToRead({ page, marked }: { page: BookPage; marked: number | null }) {
  let index = 0
  if (page.text.length === 0) {
    return (
      <p className="recording-words">
        This page has no words. You can leave it out, or say what its picture shows: <em>{page.alt}</em>
      </p>
    )
  }
  return (
    <div className="recording-words">
      {paragraphsOf(page).map((words, paragraph) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a prepared page never change their order
        <p key={paragraph}>
          {words.map(({ word, endsLine }) => {
            const at = index++
            return (
              <span key={at}>
                <span className={classNames('recording-word', at === marked && 'is-marked')}>{word}</span>{' '}
                {endsLine && <br />}
              </span>
            )
          })}
        </p>
      ))}
    </div>
  )
}
