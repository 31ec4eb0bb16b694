import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { promptsQuery } from '../teaching/queries.ts'
import { questionOf } from './question-of.ts'

/** The question of the day: one of the guide's, another one each day. */
export function TalkAbout({ book, onPage }: { book: number; onPage: (page: number) => void }) {
  const { data: prompts } = useQuery(promptsQuery(book))
  const [today] = useState(() => new Date())
  const found = prompts && questionOf(today, prompts.pages)
  if (!found) return null
  return (
    <section className="book-end-talk" aria-labelledby="book-end-talk">
      <h3 id="book-end-talk" className="book-end-subtitle">
        Talk about it
      </h3>
      <p className="book-end-question">{found.question}</p>
      <button type="button" className="link min-h-11 cursor-pointer font-bold" onClick={() => onPage(found.page + 1)}>
        {`Look at page ${found.page} again`}
      </button>
    </section>
  )
}
