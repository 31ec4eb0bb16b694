import {
  ArrowRight,
  CalendarDays,
  type LucideIcon,
  MessageSquareText,
  ReceiptPoundSterling,
  School,
  ShieldQuestion,
} from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { type CaseKind, type CaseSummary, casePath } from '#contract/cases.ts'
import { daysAgo } from '../domain/days-ago.ts'
import { ListRow } from '../ui/lists/list-row.tsx'
import { withAddresses } from '../ui/text/email-address.tsx'
import { aboutIt, actionNames, dayOf, statusNames, titleOf, whatItIs } from './case-words.ts'
import { dueShortly, isLate, isPressing } from './due-words.ts'

const icons: Record<CaseKind, LucideIcon> = {
  schools: School,
  requests: ShieldQuestion,
  enquiries: MessageSquareText,
  bookings: CalendarDays,
  quotes: ReceiptPoundSterling,
}

interface CaseRowProps {
  one: CaseSummary
  /** Whether all cases of the list are of its kind. */
  isOfOneKind?: boolean
  /** The part of the address of its page that keeps the filter. */
  search?: string
}

/** A case in a list: who, its age, what it is, and what is to be done. */
export function CaseRow({ one, isOfOneKind = false, search = '' }: CaseRowProps) {
  const { kind, state, create_time } = one
  const Icon = icons[kind]
  const isWaiting = state === 'waiting'
  return (
    <ListRow
      picture={
        <span className="grid size-10 place-items-center rounded-full bg-accent-soft text-on-accent-soft">
          <Icon aria-hidden className="size-5" />
        </span>
      }
      title={titleOf(one)}
      to={`${casePath(one)}${search}`}
      isAgeFirst
      age={
        <>
          {/* On two lines where it has a column: the words beside it need the room. */}
          {isWaiting && (
            <>
              <span className="@min-[56.25rem]/list-rows:block">
                <Due one={one} />
              </span>
              <span className="@min-[56.25rem]/list-rows:hidden"> · </span>
            </>
          )}
          from <time dateTime={create_time}>{daysAgo(create_time)}</time>
        </>
      }
      details={
        // One line where the age has one of its own above it, and a button beside both.
        <span className="line-clamp-2 @min-[30rem]/list-rows:line-clamp-1 @min-[56.25rem]/list-rows:line-clamp-2">
          <About one={one} isOfOneKind={isOfOneKind} />
        </span>
      }
      action={
        isWaiting ? (
          <span className="inline-flex min-h-11 items-center gap-2 rounded-md bg-accent-soft px-4 font-bold text-on-accent-soft text-sm">
            {actionNames[kind]}
            <ArrowRight aria-hidden className="size-4" />
          </span>
        ) : (
          <span className="text-ink-soft text-sm">{statusNames[one.status]}</span>
        )
      }
    />
  )
}

/** What it is, and what tells it from others; in a list of one kind, what the list says already is left out. */
function About({ one, isOfOneKind }: { one: CaseSummary; isOfOneKind: boolean }) {
  const { kind, state, status, has_message } = one
  const isSaid = isOfOneKind && (kind === 'enquiries' || kind === 'bookings' || kind === 'schools')
  const day = dayOf(one)
  const parts: [string, ReactNode][] = [
    ['what', !isSaid && <b className="text-ink">{whatItIs(one)}</b>],
    [
      'written',
      has_message && state === 'waiting' && (
        <span className="text-ink">{status === 'appealed' ? 'has appealed' : 'has written'}</span>
      ),
    ],
    ['reopened', status === 'reopened' && <span className="text-ink">reopened</span>],
    [
      'day',
      day && (
        <span className={isSaid ? 'font-bold text-ink' : 'text-ink'}>
          {isSaid ? capital(unbrokenDay(day)) : unbrokenDay(day)}
        </span>
      ),
    ],
    ['about', withAddresses(aboutIt(one))],
  ]
  return parts
    .filter(([, part]) => part)
    .map(([key, part], nth) => (
      <Fragment key={key}>
        {nth > 0 && ' · '}
        {part}
      </Fragment>
    ))
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** A date is read in one piece. */
const unbrokenDay = (day: string) => day.replace(/\d.*$/, (date) => date.replaceAll(' ', '\u00a0'))

/** By when it has to be answered. What is late stands out; in red only what the law wants. */
function Due({ one: { kind, due_on } }: { one: CaseSummary }) {
  const isLaw = kind === 'requests'
  const look =
    isLaw && isPressing(due_on) ? 'font-bold text-danger' : isLate(due_on) ? 'font-bold text-ink' : 'text-ink'
  return (
    <time dateTime={due_on} className={look}>
      {dueShortly(due_on)}
      {isLaw && ' by law'}
    </time>
  )
}
