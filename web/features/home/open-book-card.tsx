import './open-book-card.css'
import { ArrowRight } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { Link } from 'react-router'
import { bookPath, readPath } from '../../domain/book-paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { unbroken } from '../../ui/text/unbroken.tsx'
import { useSettledPicture } from '../../ui/use-settled-picture.ts'
import type { OpenBook } from './arrange-home.ts'

/** The book to go on with, lying open: its cover at every width, the way to its page, and into it. */
export function OpenBookCard({ open: { book, before, text }, isParent }: { open: OpenBook; isParent: boolean }) {
  const [isMissing, setMissing] = useState(book.image === '')
  const handleError = () => setMissing(true)
  const picture = useSettledPicture({ onError: handleError })
  const aspect = book.aspect || 4 / 3
  return (
    <section aria-labelledby="open-book" className="open-book">
      <div className="open-book-cover" style={{ '--aspect': aspect } as CSSProperties}>
        {isMissing ? (
          <span aria-hidden="true" className="open-book-cloth">
            {book.title}
          </span>
        ) : (
          <img
            ref={picture}
            src={book.image}
            srcSet={book.image_large && `${book.image} 480w, ${book.image_large} 960w`}
            sizes="(min-width: 1024px) 300px, (min-width: 560px) 40vw, 240px"
            width={480}
            height={Math.round(480 / aspect)}
            alt=""
            fetchPriority="high"
            onError={handleError}
          />
        )}
      </div>
      <div className="open-book-words">
        <p className="open-book-before">{before}</p>
        <h2 id="open-book" className="open-book-title">
          <Link to={bookPath(book.id)}>{unbroken(book.title)}</Link>
        </h2>
        <p className="open-book-text">{unbroken(text)}</p>
        <div className="open-book-ways">
          <ButtonLink to={bookPath(book.id)} aria-label={`${isParent ? 'Read it' : 'Teach it'}: ${book.title}`}>
            {isParent ? 'Read it' : 'Teach it'}
            <ArrowRight aria-hidden className="size-5" />
          </ButtonLink>
          <Link
            id="open-book-read"
            to={readPath(book.id)}
            className="link open-book-read"
            aria-labelledby="open-book-read open-book"
          >
            Open the book
          </Link>
        </div>
      </div>
    </section>
  )
}
