import {
  ArrowRight,
  CalendarDays,
  type LucideIcon,
  MessageSquareText,
  ReceiptPoundSterling,
  School,
  ShieldQuestion,
} from 'lucide-react'
import { type CaseKind, type CaseSummary, casePath } from '#contract/cases.ts'
import { daysAgo } from '../domain/days-ago.ts'
import { ListRow } from '../ui/lists/list-row.tsx'
import { withAddresses } from '../ui/text/email-address.tsx'
import { aboutIt, actionNames, statusNames, titleOf, whatItIs } from './case-words.ts'
import { dueShortly, isPressing } from './due-words.ts'

const icons: Record<CaseKind, LucideIcon> = {
  schools: School,
  requests: ShieldQuestion,
  enquiries: MessageSquareText,
  bookings: CalendarDays,
  quotes: ReceiptPoundSterling,
}

interface CaseRowProps {
  one: CaseSummary
  /** The part of the address of its page that keeps the filter. */
  search?: string
}

/** A case in a list: who, what it is, its age, and what is to be done. */
export function CaseRow({ one, search = '' }: CaseRowProps) {
  const { kind, state, create_time, has_message } = one
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
      details={
        <>
          <span className="block font-bold text-ink">
            {whatItIs(one)}
            {has_message && isWaiting && <Mark>has written</Mark>}
            {one.status === 'reopened' && <Mark>reopened</Mark>}
          </span>
          <span className="line-clamp-2">{withAddresses(aboutIt(one))}</span>
        </>
      }
      age={
        <>
          {isWaiting && (
            <>
              <Due one={one} /> ·{' '}
            </>
          )}
          from <time dateTime={create_time}>{daysAgo(create_time)}</time>
        </>
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

/** By when it has to be answered. Only what the law wants stands out in red. */
function Due({ one: { kind, due_on } }: CaseRowProps) {
  const isLaw = kind === 'requests'
  return (
    <time dateTime={due_on} className={isLaw && isPressing(due_on) ? 'font-bold text-danger' : 'text-ink'}>
      {dueShortly(due_on)}
      {isLaw && ' by law'}
    </time>
  )
}

const Mark = ({ children }: { children: string }) => <span className="font-normal"> · {children}</span>
