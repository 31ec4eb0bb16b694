import type { BookPage } from '#contract/resources.ts'
import { classNames } from '../../../ui/class-names.ts'

/** The words of a page in reading order, by paragraph. */
const paragraphsOf = ({ text }: Pick<BookPage, 'text'>): string[][] =>
  text.map((lines) => lines.flatMap((line) => line.text.match(/\S+/g) ?? []))

export const wordsOf = (page: Pick<BookPage, 'text'>): string[] => paragraphsOf(page).flat()

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
          {words.map((word) => {
            const at = index++
            return (
              <span key={at}>
                <span className={classNames('recording-word', at === marked && 'is-marked')}>{word}</span>{' '}
              </span>
            )
          })}
        </p>
      ))}
    </div>
  )
}
