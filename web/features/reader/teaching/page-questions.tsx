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
    <section aria-labelledby={id} className="grid content-start gap-4">
      <div className="teach-card">
        <h2 id={id} className="teach-subtitle">
          {here ? here.title : 'Questions'}
        </h2>
        {here ? (
          <ul className="grid gap-1">
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
          <p>The guide has no questions about this page.</p>
        )}
      </div>
      {here?.listen_for && (
        <div className="teach-card teach-listen">
          <h3 className="teach-subtitle">Listen for</h3>
          <p>{here.listen_for}</p>
        </div>
      )}
      {words.length > 0 && (
        <div className="teach-card">
          <h3 className="teach-subtitle">Words</h3>
          <dl className="grid gap-3">
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
