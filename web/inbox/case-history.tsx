import { moment } from '../ui/text/moment.ts'
import { unbroken } from '../ui/text/unbroken.tsx'
import { CaseSection } from './case-section.tsx'

/** One event of a case. `words` are a person's own, set apart. */
export interface HistoryItem {
  id: string
  time: string
  title: string
  words?: string
  /** Further information, such as whether its mail was delivered. */
  note?: string
  isTrouble?: boolean
}

/** The events, oldest first. Without any it shows `empty`, or renders nothing. */
export function CaseHistory({ title = 'What happened', items, empty }: CaseHistoryProps) {
  if (items.length === 0 && !empty) return null
  return (
    <CaseSection title={title}>
      {items.length > 0 ? <HistoryList items={items} /> : <p className="text-ink-soft">{unbroken(empty)}</p>}
    </CaseSection>
  )
}

interface CaseHistoryProps {
  title?: string
  items: HistoryItem[]
  empty?: string
}

function HistoryList({ items }: { items: HistoryItem[] }) {
  return (
    <ol className="grid gap-6 border-line border-l-2 pl-6">
      {items.map(({ id, time, title, words, note, isTrouble }) => (
        <li key={id} className="relative min-w-0">
          <span aria-hidden className="absolute top-2 -left-[1.9rem] size-3 rounded-full bg-accent" />
          <p>
            <strong>{title}</strong>{' '}
            <time dateTime={time} className="text-ink-soft text-sm">
              {moment(time)}
            </time>
          </p>
          {words && <p className="mt-2 whitespace-pre-wrap break-words rounded-md bg-surface p-4">{words}</p>}
          {note && (
            <p className={isTrouble ? 'mt-1 font-bold text-danger text-sm' : 'mt-1 text-ink-soft text-sm'}>{note}</p>
          )}
        </li>
      ))}
    </ol>
  )
}
