import { Check, CircleAlert, CircleDot } from 'lucide-react'
import type { NarratedPage } from '#contract/narrations.ts'
import { storyPage } from '../book/paging.ts'
import type { Take } from './takes.ts'

interface PageListProps {
  pages: readonly NarratedPage[]
  takes: ReadonlyMap<number, Take>
  current: number
  onChoose: (number: number) => void
}

/** The pages of the book, each with how far it is. */
export function PageList({ pages, takes, current, onChoose }: PageListProps) {
  return (
    <ol aria-label="Pages" className="recording-pages">
      {pages.map((page) => {
        const state = takes.has(page.number) ? 'unstored' : stateOf(page)
        const { Icon, label } = states[state]
        return (
          <li key={page.number}>
            <button
              type="button"
              data-state={state}
              aria-current={page.number === current || undefined}
              aria-label={`${nameOf(page.number)}: ${label}`}
              onClick={() => onChoose(page.number)}
            >
              {page.number === 1 ? 'Cover' : storyPage(page.number)}
              {Icon && <Icon aria-hidden />}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

const nameOf = (number: number) => (number === 1 ? 'Cover' : `Page ${storyPage(number)}`)

const states = {
  unstored: { Icon: CircleDot, label: 'recorded, not stored yet' },
  recorded: { Icon: Check, label: 'recorded' },
  outdated: { Icon: CircleAlert, label: 'to be recorded again, because its words have changed' },
  picture: { Icon: null, label: 'without words' },
  missing: { Icon: null, label: 'to be recorded' },
}

function stateOf({ recording, has_words, is_outdated }: NarratedPage): keyof typeof states {
  // What was recorded of words that were taken out since is not missed.
  if (is_outdated) return has_words ? 'outdated' : 'picture'
  if (recording) return 'recorded'
  return has_words ? 'missing' : 'picture'
}

/** Whether there is nothing left to record on a page. */
export const isDone = (page: NarratedPage): boolean => ['recorded', 'picture'].includes(stateOf(page))
