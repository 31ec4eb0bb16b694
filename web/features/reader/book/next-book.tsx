import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ageText, minutesText } from '../../../domain/ages-and-minutes.ts'
import { nextBookQuery } from '../queries.ts'

/** The cover of the storybook to read next, which opens it. */
export function NextBook({ after }: { after: number }) {
  const { data: book } = useQuery(nextBookQuery(after))
  if (!book) return null
  return (
    <section className="book-end-after" aria-labelledby="book-end-after">
      <h3 id="book-end-after" className="book-end-subtitle">
        Read next
      </h3>
      <Link to={`/resources/view/${book.id}`} className="book-end-after-link">
        <img className="book-end-after-cover" src={book.image} alt="" draggable={false} />
        <span>
          <span className="book-end-after-title">{book.title}</span>
          <span className="book-end-facts">
            {[ageText(book), minutesText(book.minutes)].filter(Boolean).join(' · ')}
          </span>
        </span>
      </Link>
    </section>
  )
}
