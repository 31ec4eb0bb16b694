import type { AuditEntry } from '#contract/audit.ts'
import { moment } from '../../ui/text/moment.ts'
import { AuditSentence } from './audit-sentence.tsx'

interface AuditListProps {
  label: string
  entries: AuditEntry[]
  /** The path of the page that shows them, to which no entry links. */
  here?: string
}

/** Entries of the audit log: what was done, from where and when. */
export function AuditList({ label, entries, here }: AuditListProps) {
  return (
    <ol aria-label={label} className="@container divide-y divide-line rounded-lg bg-surface shadow-rest">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid @xl:grid-cols-[minmax(0,1fr)_auto] @xl:items-baseline gap-x-6 gap-y-1 px-4 py-3"
        >
          <span className="wrap-anywhere min-w-0">
            <AuditSentence entry={entry} {...(here && { here })} />
          </span>
          <span className="flex @xl:justify-end flex-wrap gap-x-3 text-ink-soft text-sm">
            {entry.address && <span className="wrap-anywhere">{fromWhere(entry.address)}</span>}
            <time dateTime={entry.time} className="whitespace-nowrap">
              {moment(entry.time)}
            </time>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The command line is in the sentence already. */
const fromWhere = (address: string) => (address === 'the command line' ? '' : `from ${address}`)
