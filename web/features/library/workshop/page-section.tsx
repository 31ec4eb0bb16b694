import './page-section.css'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { Workshop } from '#contract/workshop.ts'
import type { Drafts } from './drafts.ts'
import { PageDesk } from './page-desk.tsx'
import { PageStrip } from './page-strip.tsx'
import { checksQuery } from './queries.ts'

interface PageSectionProps {
  drafts: Drafts
  unsaved: ReturnType<Drafts['read']>
  workshop: Workshop
  current: number
  /** The id of a field to go to. */
  field: string
  onChoose: (page: number) => void
}

/** The pages of the book, and the desk of the chosen one. */
export function PageSection({ drafts, unsaved, workshop, current, field, onChoose }: PageSectionProps) {
  const client = useQueryClient()
  // They are looked for under “Before publishing”.
  const problems = client.getQueryData(checksQuery(workshop.resource.id).queryKey)?.problems ?? []
  const page = workshop.pages.find((each) => each.page === current)
  /** The field in which the next page is to be gone on with. */
  const wanted = useRef('')
  /** Keys come faster than pages are shown. */
  const latest = useRef(current)
  useLayoutEffect(() => {
    latest.current = current
    const id = wanted.current || field
    wanted.current = ''
    if (id) document.getElementById(id)?.focus()
  }, [current, field])
  const handleKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'PageUp' && event.key !== 'PageDown')) return
    event.preventDefault()
    const index = workshop.pages.findIndex((each) => each.page === latest.current)
    const next = workshop.pages[index + (event.key === 'PageDown' ? 1 : -1)]
    if (!next) return
    const { id } = event.target as HTMLElement
    wanted.current = ['title', 'listen_for', 'line-0-0'].includes(id) ? id : 'alt'
    void drafts.flush(`page-${current}`)
    latest.current = next.page
    onChoose(next.page)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that work in every field of it
    <div className="grid min-w-0 gap-3" onKeyDown={handleKey}>
      <PageStrip pages={workshop.pages} problems={problems} unsaved={unsaved} current={current} onChoose={onChoose} />
      {page && <PageDesk key={current} drafts={drafts} workshop={workshop} page={page} />}
    </div>
  )
}
