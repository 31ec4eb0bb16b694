import { useQuery } from '@tanstack/react-query'
import { lazy, type MouseEvent, Suspense, useId, useState } from 'react'
import { showcaseQuery } from '../../api/showcase-query.ts'
import { classNames } from '../../ui/class-names.ts'
import { pageName } from './page-name.ts'
import './look-inside.css'

const PageDialog = lazy(async () => ({ default: (await import('./page-dialog.tsx')).PageDialog }))

/** The first pages of the featured book: small, each large on a press. Renders nothing when there is none. */
export function LookInside({ className }: { className?: string }) {
  const { data } = useQuery(showcaseQuery)
  const id = useId()
  const [index, setIndex] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(false)
  const book = data?.book
  if (!book || book.pages.length === 0) return null
  // A link to the picture, until the page is hydrated.
  const handleClick = (event: MouseEvent, pressed: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setIndex(pressed)
    setOpen(true)
  }
  return (
    <section aria-labelledby={id} className={classNames('showcase-inside w-full', className)}>
      <h2 id={id} className="text-lg">
        Look inside {book.title}
      </h2>
      <ul className="pages-inside">
        {book.pages.map(({ number, image, image_large }, at) => (
          <li key={number}>
            <a href={image_large} aria-label={pageName(number)} onClick={(event) => handleClick(event, at)}>
              <img
                src={image}
                width={800}
                height={Math.round(800 / (book.aspect || 1))}
                alt=""
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      {index !== null && (
        <Suspense fallback={null}>
          <PageDialog book={book} isOpen={isOpen} index={index} onTurn={setIndex} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
