import './card.css'
import './card-dense.css'
import { ArrowRight, Lock } from 'lucide-react'
import { type CSSProperties, type MouseEvent, useId } from 'react'
import { Link, useViewTransitionState } from 'react-router'
import type { Resource } from '#contract/resources.ts'
import { ageText, minutesText } from '../../domain/ages-and-minutes.ts'
import { bookPath, readPath } from '../../domain/book-paths.ts'
import { titleBeside } from '../../domain/companions.ts'
import { prefersStillness } from '../../ui/motion.ts'
import { ShortTitle } from '../../ui/text/short-title.tsx'
import { isForAdults } from './audience.ts'
import { Cover, coverShape } from './cover.tsx'
import { saysTheSame } from './shelf.ts'
import { useShelf } from './shelf-context.ts'

interface ResourceCardProps {
  resource: Resource
  /** `large`: a storybook, with its own page and a call to open it; `small`: a guide or plan. */
  size: 'large' | 'small'
  headingLevel: 2 | 3
  /** The first on the shelf: its cover is fetched at once. */
  isFirst?: boolean
  /** It is beside its storybook, which already shows the ages and the reason for a lock. */
  besideBook?: Resource
}

const sizes = {
  large: '(min-width: 1024px) 380px, (min-width: 768px) 300px, 92vw',
  small: '(min-width: 768px) 112px, 88px',
}

/** With a key held the link opens in another tab or window, which fetches for itself. */
const opensHere = (open: (() => void) | undefined) => (event: MouseEvent) => {
  if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) open?.()
}

/**
 * One resource: its cover on the board, and beside it what a teacher needs to choose. The whole card is one link: to the
 * page of a storybook, but for its button, which opens the book; and to a paper itself.
 */
export function ResourceCard({ resource, size, headingLevel, isFirst = false, besideBook }: ResourceCardProps) {
  const { titleOf, lockedBecause, coverage, onPeek, door } = useShelf()
  const id = useId()
  const opened = readPath(resource.id)
  const isOpening = useViewTransitionState(opened)
  const isBook = size === 'large'
  const isOpen = isBook && !resource.is_locked
  const Heading = `h${headingLevel}` as const
  const ages = besideBook || isForAdults(resource) ? '' : ageText(resource)
  const facts = [ages, minutesText(resource.minutes)].filter(Boolean)
  const covers = coverage.get(resource.id)
  const shortTitle = titleBeside(resource.title, besideBook?.title)
  const category = titleOf(resource.category)
  const peek = (isOpened: boolean) => (resource.is_locked ? undefined : () => onPeek(resource, isOpened))
  const peeks = { onPointerEnter: peek(false), onFocus: peek(false), onClick: opensHere(peek(true)) }
  return (
    <article
      className="card"
      data-size={size}
      data-locked={resource.is_locked || undefined}
      style={{ ...coverShape(resource), '--longest-word': longestWordOf(shortTitle) } as CSSProperties}
      aria-labelledby={id}
    >
      <div className="card-place">
        <Cover
          resource={resource}
          sizes={sizes[size]}
          isEager={isFirst}
          transitionName={isOpening ? 'opening-book' : undefined}
        />
      </div>
      <div className="card-words">
        <p className="card-category">
          <span className={saysTheSame(category, shortTitle) ? 'sr-only' : undefined}>{category}</span>
          {resource.is_draft && <span className="card-draft">Draft</span>}
        </p>
        <Heading className="card-title" aria-labelledby={id}>
          <Link
            to={isBook ? bookPath(resource.id) : opened}
            aria-labelledby={isOpen ? `${id} ${id}-door` : undefined}
            aria-describedby={resource.is_locked ? `${id}-locked` : undefined}
            {...(!isBook && peeks)}
          >
            <span id={id}>
              <ShortTitle title={resource.title} shown={shortTitle} />
            </span>
          </Link>
        </Heading>
        {resource.description && <p className="card-description">{resource.description}</p>}
        {facts.length > 0 && (
          <p className="card-facts">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
        {covers && <p className="card-facts card-covers">{covers}</p>}
        {resource.is_locked && (
          <p className="card-locked" id={`${id}-locked`}>
            <Lock aria-hidden="true" size={16} />
            {besideBook?.is_locked ? (
              <>
                Locked <span className="sr-only">: {lockedBecause}</span>
              </>
            ) : (
              lockedBecause
            )}
          </p>
        )}
        {isOpen && (
          <p className="card-ways">
            <Link
              to={opened}
              className="card-open"
              aria-labelledby={`${id}-open ${id}`}
              // The cover becomes the book; a document has no picture to become, and opens sooner without.
              viewTransition={resource.is_book && !prefersStillness()}
              {...peeks}
            >
              <span id={`${id}-open`}>Open the book</span>
            </Link>
            {/* Part of the title's link. */}
            <span className="card-door" id={`${id}-door`} aria-hidden="true">
              {door}
              <ArrowRight size={20} />
            </span>
          </p>
        )}
      </div>
    </article>
  )
}

/** Letters of the longest part of a title that has to stay on one line. */
const longestWordOf = (title: string) => Math.max(...title.split(/[\s-]+/).map((word) => word.length))
