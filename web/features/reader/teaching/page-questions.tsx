import { useId } from 'react'
import type { Prompts } from '#contract/teaching.ts'

interface PageQuestionsProps {
  prompts: Prompts
  /** The page of the story; 0 is the cover. */
  page: number
  asked: ReadonlySet<string>
  onAsked: (question: string, isAsked: boolean) => void
}

/** What the guide asks about a page, what to listen for, and the words to explain. */
export function PageQuestions({ prompts, page, asked, onAsked }: PageQuestionsProps) {
  const id = useId()
  const here = prompts.pages.find((each) => each.page === page)
  const words = prompts.words.filter(({ pages }) => pages.includes(page))
  return (
    <section aria-labelledby={id} className="teach-questions">
      <div>
        <h2 id={id} className="teach-subtitle">
          {here ? here.title : 'Questions'}
        </h2>
        {here ? (
          <ul>
            {here.questions.map(({ text, is_deep }) => (
              <li key={text}>
                <label className="teach-question">
                  <input
                    type="checkbox"
                    checked={asked.has(text)}
                    onChange={(event) => onAsked(text, event.currentTarget.checked)}
                  />
                  <span>
                    {text}
                    {is_deep && <span className="teach-deep"> Goes deeper</span>}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        ) : (
          <p>
            {prompts.pages.length === 0
              ? 'There are no questions for this book.'
              : 'The guide has no questions about this page.'}
          </p>
        )}
      </div>
      {here?.listen_for && (
        <div className="teach-listen">
          <h3 className="teach-subtitle">Listen for</h3>
          <p>{here.listen_for}</p>
        </div>
      )}
      {words.length > 0 && (
        <div>
          <h3 className="teach-subtitle">Words</h3>
          <dl className="teach-words">
            {words.map(({ word, meaning, use_again }) => (
              <div key={word}>
                <dt className="font-bold">{word}</dt>
                <dd>{meaning}</dd>
                {use_again && <dd className="text-ink-soft">{use_again}</dd>}
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  )
}
