import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { BookProblem, WorkshopPage } from '#contract/workshop.ts'
import type { Drafts } from './drafts.ts'
import { pageTitle } from './problem-words.ts'

interface PageStripProps {
  pages: readonly WorkshopPage[]
  problems: readonly BookProblem[]
  unsaved: ReturnType<Drafts['read']>
  current: number
  onChoose: (page: number) => void
}

/** The pages of the book in a row, each with what there is to know about it. The arrow keys go from one to the next. */
export function PageStrip({ pages, problems, unsaved, current, onChoose }: PageStripProps) {
  const strip = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const button = strip.current?.querySelector<HTMLElement>(`[data-page="${current}"]`)
    if (strip.current && button)
      strip.current.scrollLeft = button.offsetLeft - (strip.current.clientWidth - button.offsetWidth) / 2
  }, [current])
  const handleKey = (event: KeyboardEvent) => {
    // Keys come faster than pages are shown.
    const index = pages.findIndex(({ page }) => String(page) === (event.target as HTMLElement).dataset.page)
    const wanted = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: pages.length - 1 }[event.key]
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const page = pages[wanted]?.page
    if (page === undefined) return
    onChoose(page)
    strip.current?.querySelector<HTMLElement>(`[data-page="${page}"]`)?.focus({ preventScroll: true })
  }
  return (
    <ol ref={strip} aria-label="Pages" className="workshop-strip" onKeyDown={handleKey}>
      {pages.map((page) => {
        const marks = marksOf(page, problems, unsaved)
        return (
          <li key={page.page}>
            <button
              type="button"
              data-page={page.page}
              aria-current={page.page === current || undefined}
              aria-label={[pageTitle(page.page), ...marks.map(({ label }) => label)].join(', ')}
              title={marks.map(({ label }) => label).join(', ') || undefined}
              tabIndex={page.page === current ? 0 : -1}
              onClick={() => onChoose(page.page)}
            >
              <img src={page.image} alt="" loading="lazy" />
              <span className="workshop-strip-name">
                {page.page === 0 ? 'Cover' : page.page}
                {marks.map(({ kind }) => (
                  <span key={kind} className="workshop-mark" data-kind={kind} />
                ))}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function marksOf(
  { page, alt, is_edited, newer }: WorkshopPage,
  problems: readonly BookProblem[],
  unsaved: ReturnType<Drafts['read']>,
): { kind: 'problem' | 'newer' | 'edited'; label: string }[] {
  const stage = unsaved.get(`page-${page}`)?.stage
  const isUndescribed = alt.trim() === ''
  const isOff = problems.some((problem) => problem.page === page && problem.kind !== 'no-description')
  const why = [
    ...(stage === 'failed' || stage === 'overtaken' ? ['not saved'] : []),
    ...(isUndescribed ? ['picture not described'] : []),
    ...(isOff ? ['something to look at'] : []),
  ]
  return [
    ...(why.length > 0 ? [{ kind: 'problem' as const, label: why.join(', ') }] : []),
    ...(Object.keys(newer).length > 0 ? [{ kind: 'newer' as const, label: 'the release ships other words' }] : []),
    ...(is_edited ? [{ kind: 'edited' as const, label: 'edited here' }] : []),
  ]
}
