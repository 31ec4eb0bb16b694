import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Narration } from '#contract/narrations.ts'
import type { Book } from '#contract/resources.ts'
import { Button } from '../../../ui/button.tsx'
import { pageName } from '../book/paging.ts'
import { AgreeForm } from './agree-form.tsx'
import { isDone, PageList } from './page-list.tsx'
import { PageRecorder } from './page-recorder.tsx'
import { Publication } from './publication.tsx'
import { useTakes } from './takes.ts'

/** The form that was open has gone with the focus. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

interface StudioProps {
  book: Book
  narration: Narration
  /** Somebody has just said who reads, in a form that is gone. */
  isBegun: boolean
}

/** Where a book is recorded, page by page. */
export function Studio({ book: { resource, pages }, narration, isBegun }: StudioProps) {
  const [number, setNumber] = useState(() => narration.pages.find((page) => !isDone(page))?.number ?? 1)
  const [isRenaming, setRenaming] = useState(false)
  const [wasRenaming, setWasRenaming] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isBegun) heading.current?.focus()
  }, [isBegun])
  const { takes, add, drop } = useTakes()
  const page = pages.find((one) => one.number === number)
  const narrated = narration.pages.find((one) => one.number === number)
  const spoken = narration.pages.filter(({ has_words }) => has_words)
  const done = spoken.filter(isDone).length
  if (isRenaming)
    return <AgreeForm bookId={resource.id} narrator={narration.narrator} onDone={() => setRenaming(false)} />
  return (
    <div className="recording">
      <div className="recording-progress">
        <p>
          Read by <strong className="wrap-anywhere">{narration.narrator}</strong>{' '}
          <button
            type="button"
            className="link"
            ref={wasRenaming ? takeFocus : undefined}
            onClick={() => {
              setRenaming(true)
              setWasRenaming(true)
            }}
          >
            Change who is reading
          </button>
        </p>
        <p id="recording-done">{`${done} of ${spoken.length} pages recorded`}</p>
        <progress aria-labelledby="recording-done" value={done} max={spoken.length} />
      </div>
      <PageList pages={narration.pages} takes={takes} current={number} onChoose={setNumber} />
      {page && narrated && (
        <div className="recording-page">
          <div className="grid content-start gap-4">
            <h2 ref={heading} tabIndex={-1} aria-live="polite" className="recording-title outline-none">
              {pageName(number, pages.length)}
            </h2>
            <img src={page.image_large} alt={page.alt} className="w-full rounded-sm shadow-rest" />
            <div className="recording-turns">
              <Button
                tone="quiet"
                aria-disabled={number === 1 || undefined}
                onClick={() => setNumber(Math.max(1, number - 1))}
              >
                <ArrowLeft aria-hidden />
                Back
              </Button>
              <Button
                tone="quiet"
                aria-disabled={number === pages.length || undefined}
                onClick={() => setNumber(Math.min(pages.length, number + 1))}
              >
                Next page
                <ArrowRight aria-hidden />
              </Button>
            </div>
          </div>
          <PageRecorder
            key={number}
            bookId={resource.id}
            page={page}
            narrated={narrated}
            take={takes.get(number)}
            onRecorded={(recorded) => void add(number, recorded)}
            onKept={(stored) => drop(number, stored)}
          />
        </div>
      )}
      <Publication bookId={resource.id} narration={narration} />
    </div>
  )
}
