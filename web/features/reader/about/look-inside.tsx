import { useId } from 'react'
import { Link } from 'react-router'
import type { BookDetails } from '#contract/books.ts'
import type { Resource } from '#contract/resources.ts'

/** As readers count: the story begins after the cover. */
function pagesText(numbers: readonly number[]): string {
  const [first = 1, second] = numbers.map((number) => number - 1)
  return second === undefined ? `Page ${first}` : `Pages ${first} and ${second}`
}

/** Openings of the book. Each leads to itself in the book. */
export function LookInside({ book, spreads }: { book: Resource; spreads: BookDetails['spreads'] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-12 tablet:mt-16">
      <h2 id={id} className="text-xl tablet:text-2xl">
        Look inside
      </h2>
      <ul className="look-inside">
        {spreads.map((pages) => (
          <li key={pages[0]?.number}>
            <Link to={`/resources/view/${book.id}?page=${pages[0]?.number}`} className="spread">
              <span className="spread-pages">
                {pages.map(({ number, image, image_large, alt }) => (
                  <img
                    key={number}
                    src={image}
                    srcSet={`${image} 800w, ${image_large} 1600w`}
                    sizes="(min-width: 1024px) 200px, (min-width: 560px) 45vw, 48vw"
                    alt={alt}
                    width={800}
                    height={book.aspect > 0 ? Math.round(800 / book.aspect) : undefined}
                    loading="lazy"
                    decoding="async"
                  />
                ))}
              </span>
              <span className="spread-name">{pagesText(pages.map(({ number }) => number))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
