import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Mail } from '#contract/mailbox.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmailAddress } from '../../ui/text/email-address.tsx'
import { moment } from '../../ui/text/moment.ts'
import { isTrouble, shortStateNames } from './mail-state.ts'

interface MailListProps {
  mails: Mail[]
  openId: string | undefined
  addressOf: (id: string) => string
  /** The open mail, shown below its line. */
  children: ReactNode
}

/** The mails, newest first, one line each where there is room; each links to itself, open, on the same page. */
export function MailList({ mails, openId, addressOf, children }: MailListProps) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-md bg-surface shadow-rest">
      {mails.map((mail) => (
        <li key={mail.id}>
          <Link
            to={addressOf(mail.id)}
            preventScrollReset
            aria-current={mail.id === openId || undefined}
            className={classNames(
              'grid gap-x-4 px-4 py-2.5 text-sm -outline-offset-2 tablet:grid-cols-[minmax(0,7fr)_minmax(0,6fr)_6.5rem_9rem]',
              mail.id === openId ? 'bg-accent-soft text-on-accent-soft' : 'hover:bg-raised',
            )}
          >
            <span className="wrap-anywhere font-bold">{mail.subject}</span>{' '}
            <span className="min-w-0">
              to <EmailAddress>{mail.to}</EmailAddress>
            </span>{' '}
            <span className="flex gap-x-4 tablet:contents">
              <span className={classNames(isTrouble(mail.state) && 'font-bold text-danger')}>
                {shortStateNames[mail.state]}
              </span>{' '}
              <time dateTime={mail.create_time} className="whitespace-nowrap">
                {moment(mail.create_time)}
              </time>
            </span>
          </Link>
          {mail.id === openId && children}
        </li>
      ))}
    </ul>
  )
}
