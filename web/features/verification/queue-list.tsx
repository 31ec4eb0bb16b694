import { Link } from 'react-router'
import type { QueueEntry } from '#contract/verification.ts'
import { ageOf } from '../../ui/moment.ts'

/** Schools of one state; each line leads to its case. */
export function QueueList({ schools }: { schools: QueueEntry[] }) {
  return (
    <ul className="mt-6 grid gap-3">
      {schools.map((school) => (
        <li key={school.id}>
          <Link
            to={`/admin/schools/${school.id}`}
            className="grid gap-1 rounded-md bg-surface p-5 shadow-rest hover:shadow-lift tablet:grid-cols-[1fr_auto] tablet:items-center"
          >
            <span className="min-w-0">
              <span className="block font-bold font-heading text-lg">{school.title}</span>
              <span className="block break-words text-ink-soft text-sm">
                {school.postcode} · {school.email}
              </span>
            </span>
            <span className="flex flex-wrap gap-2 text-sm">
              {school.has_message && <Mark>Has written</Mark>}
              {!school.is_email_confirmed && <Mark>Address not confirmed</Mark>}
              <time dateTime={school.create_time} className="self-center text-ink-soft">
                {ageOf(school.create_time)}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Mark({ children }: { children: string }) {
  return <span className="rounded-full bg-accent-soft px-3 py-1 font-bold text-on-accent-soft">{children}</span>
}
