import type { ShowcaseCover } from '#contract/showcase.ts'
import { classNames } from '../../ui/class-names.ts'
import { ShelfPicture } from '../shelf-picture.tsx'
import './book-covers.css'

/** Up to three books stand on one board, up to six on two. */
function boardsOf(covers: readonly ShowcaseCover[]): (readonly ShowcaseCover[])[] {
  const shown = covers.slice(0, 6)
  const half = Math.ceil(shown.length / 2)
  return shown.length <= 3 ? [shown] : [shown.slice(0, half), shown.slice(half)]
}

interface BookCoversProps {
  /** Six at most are shown, the first one foremost; undefined while they load. */
  covers: readonly ShowcaseCover[] | undefined
  className?: string
}

/** Storybooks on boards; a drawing of a shelf when there are none. */
export function BookCovers({ covers, className }: BookCoversProps) {
  if (covers?.length === 0) return <ShelfPicture {...(className !== undefined && { className })} />
  return (
    <div className={classNames('book-covers', className)}>
      {covers ? (
        boardsOf(covers).map((books, row) => (
          <ul key={books[0]?.id} aria-label={row === 0 ? 'Storybooks' : 'More storybooks'} className="covers-board">
            {books.map((book) => (
              <li key={book.id}>{coverOf(book)}</li>
            ))}
          </ul>
        ))
      ) : (
        <div className="covers-board" />
      )}
    </div>
  )
}

const coverOf = ({ title, image, image_large, aspect }: ShowcaseCover) => (
  <img
    src={image}
    srcSet={`${image} 480w, ${image_large} 960w`}
    sizes="(min-width: 640px) 250px, 42vw"
    width={480}
    height={Math.round(480 / (aspect || 1))}
    alt={title}
    loading="lazy"
    decoding="async"
  />
)
