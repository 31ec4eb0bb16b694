import { Fragment, type ReactNode } from 'react'
import type { HistoryEntry } from '#contract/inbox.ts'
import { moment } from '../ui/text/moment.ts'
import { CaseHistory, type HistoryItem } from './case-history.tsx'
import { historyItems } from './history-items.ts'

interface CaseStoryProps {
  isWaiting: boolean
  /** How it came in, with the sender's words. */
  arrived: HistoryItem
  entries: HistoryEntry[]
  /** Returns the name of a state. */
  became: (state: string) => string
  /** The actions. */
  children: ReactNode
}

/**
 * What came in, what can be done, and what happened. While the case waits the actions come before the history, which has little
 * but the receipt then; afterwards the history comes first.
 */
export function CaseStory({ isWaiting, arrived, entries, became, children }: CaseStoryProps) {
  // With keys, so that the actions keep their state when the case is decided.
  const actions = <Fragment key="actions">{children}</Fragment>
  const historyOf = (first: HistoryItem) => <CaseHistory key="history" items={historyItems(first, entries, became)} />
  if (!isWaiting) return [historyOf(arrived), actions]
  const { words, ...rest } = arrived
  return words ? [<Arrival key="arrival" arrived={arrived} />, actions, historyOf(rest)] : [actions, historyOf(rest)]
}

function Arrival({ arrived: { title, time, words } }: { arrived: HistoryItem }) {
  return (
    <figure className="min-w-0">
      <figcaption>
        <strong>{title}</strong>{' '}
        <time dateTime={time} className="text-ink-soft text-sm">
          {moment(time)}
        </time>
      </figcaption>
      <blockquote className="mt-2 max-w-[70ch] whitespace-pre-wrap break-words rounded-md bg-surface p-4">
        {words}
      </blockquote>
    </figure>
  )
}
