import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { QueueName, Waiting } from '#contract/overview.ts'
import { daysAgo } from '../../domain/days-ago.ts'
import { dueInWords } from '../../inbox/due-words.ts'

interface Tray {
  to: string
  one: string
  many: string
}

const trays: Record<QueueName, Tray> = {
  schools: { to: '/admin/schools', one: 'school to verify', many: 'schools to verify' },
  enquiries: { to: '/admin/enquiries', one: 'message to answer', many: 'messages to answer' },
  requests: {
    to: '/admin/enquiries?kind=data-request',
    one: 'data request to answer',
    many: 'data requests to answer',
  },
  bookings: { to: '/admin/bookings', one: 'session to arrange', many: 'sessions to arrange' },
  quotes: { to: '/admin/quotes', one: 'quote to send', many: 'quotes to send' },
  mails: { to: '/admin/mailbox?state=failed', one: 'e-mail not delivered', many: 'e-mails not delivered' },
}

/**
 * A tray for each queue with open cases, each linking to its queue: those that have to be answered by a certain day, then the
 * one that has waited longest.
 */
export function WaitingTrays({ waiting }: { waiting: Waiting[] }) {
  const oldestFirst = [...waiting].sort(
    (a, b) => Number(!a.due_on) - Number(!b.due_on) || a.oldest_time.localeCompare(b.oldest_time),
  )
  return (
    <ul className="mt-8 grid gap-x-6 gap-y-8 phone:grid-cols-2">
      {oldestFirst.map(({ queue, count, oldest_time, due_on }) => (
        <li key={queue}>
          <Link to={trays[queue].to} className="group block">
            <span className="mx-3 grid grid-cols-[1fr_auto] items-end rounded-t-md bg-surface px-5 pt-4 pb-3 shadow-rest group-hover:shadow-lift">
              <span>
                <span className="block font-extrabold font-heading text-3xl">{count.toLocaleString('en-GB')}</span>
                <span className="block font-bold">{count === 1 ? trays[queue].one : trays[queue].many}</span>
                <span className="block text-ink-soft text-sm">
                  {due_on ? (
                    <>
                      {count === 1 ? 'by ' : 'the first by '}
                      <time dateTime={due_on}>{dueInWords(due_on)}</time>
                    </>
                  ) : (
                    <>
                      {count === 1 ? 'from ' : 'the oldest from '}
                      <time dateTime={oldest_time}>{daysAgo(oldest_time)}</time>
                    </>
                  )}
                </span>
              </span>
              <ArrowRight
                aria-hidden
                className="size-6 text-accent-ink transition-[translate] group-hover:translate-x-1"
              />
            </span>
            <span aria-hidden className="board block h-3 rounded-sm" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
