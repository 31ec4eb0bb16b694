import { useEffect, useRef, useState } from 'react'
import type { BookPage as Page } from '#contract/resources.ts'
import { joinedLines } from '../text/joined-lines.ts'
import { PageText } from './page-text.tsx'
import { pageName, type Side, storyPage } from './paging.ts'
import { usePicture } from './use-picture.ts'
import { WordlessPart } from './wordless-part.tsx'

interface BookPageProps {
  page: Page
  pageCount: number
  aspect: number
  side: Side
  /** In CSS pixels, so that the browser takes the smaller picture where it serves. */
  width: number
  isOpen: boolean
  /** The page being opened: its small picture loads first, then the large one replaces it. */
  isAwaited: boolean
  /** Its picture continues on the page beside it. */
  isSpread: boolean
  /** The text is shown in the panel: screen readers need not read this layer too. */
  isTextElsewhere: boolean
  register: (page: number, element: HTMLElement) => () => void
  onLoad: () => void
  onPictureFailed: () => void
}

export function BookPage({
  page,
  pageCount,
  aspect,
  side,
  width,
  isOpen,
  isAwaited,
  isSpread,
  isTextElsewhere,
  register,
  onLoad,
  onPictureFailed,
}: BookPageProps) {
  const section = useRef<HTMLElement>(null)
  const [isSmall, setSmall] = useState(isAwaited)
  const latest = { src: page.image, srcSet: `${page.image} 800w, ${page.image_large} 1600w` }
  const { address, attempt, state, isLate, again, note } = usePicture(latest, isOpen)
  const isMissing = state === 'failed' || isLate

  // biome-ignore lint/correctness/useExhaustiveDependencies: `register` only writes to a map that outlives every render
  useEffect(() => (section.current ? register(page.number, section.current) : undefined), [page.number])

  const handleLoad = async (picture: HTMLImageElement) => {
    // Decoding now makes the turn to this page cost nothing. A picture that cannot be decoded reports an error itself.
    await picture.decode?.().catch(() => {})
    note('shown')
    setSmall(false)
    onLoad()
  }

  return (
    <section
      ref={section}
      className="book-page"
      aria-label={pageName(page.number, pageCount)}
      data-page={page.number}
      data-side={side}
      data-spread={isSpread}
      data-open={isOpen}
      data-state={state}
      inert={!isOpen}
    >
      {/* First the words, then what the picture shows: it would tell how they end. */}
      <div aria-hidden={isTextElsewhere || isMissing}>
        <PageText paragraphs={page.text} aspect={aspect} />
      </div>
      <img
        key={attempt}
        {...address}
        sizes={isSmall ? '1px' : `${width}px`}
        alt={page.alt}
        draggable={false}
        fetchPriority={isOpen ? 'high' : 'low'}
        onLoad={(event) => void handleLoad(event.currentTarget)}
        onError={() => {
          note('failed')
          onPictureFailed()
        }}
      />
      {isTextElsewhere && page.wordless && <WordlessPart part={page.wordless} />}
      {isMissing && (
        <div className="book-page-failed" data-own-keys>
          {(isTextElsewhere ? [] : page.text).map((lines, paragraph) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a prepared page never change their order
            <p key={paragraph}>{joinedLines(lines)}</p>
          ))}
          <p className="book-page-notice">{`The picture on ${page.number === 1 ? 'the cover' : `page ${storyPage(page.number)}`} ${state === 'failed' ? 'did not load' : 'has not loaded yet'}. It will appear as soon as the portal responds.`}</p>
          <button type="button" onClick={again}>
            Try again
          </button>
        </div>
      )}
    </section>
  )
}
