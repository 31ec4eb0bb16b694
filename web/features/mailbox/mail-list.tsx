import { Link } from 'react-router'
import type { Mail } from '#contract/mailbox.ts'
import { classNames } from '../../ui/class-names.ts'
import { moment } from '../../ui/moment.ts'
import { isTrouble, stateNames } from './mail-state.ts'

interface MailListProps {
  mails: Mail[]
  openId: string | undefined
  addressOf: (id: string) => string
}

/** The mails, newest first; each links to itself on the same page. */
export function MailList({ mails, openId, addressOf }: MailListProps) {
  return (
    <ul className="grid content-start gap-2">
      {mails.map((mail) => (
        <li key={mail.id}>
          <Link
            to={addressOf(mail.id)}
            preventScrollReset
            aria-current={mail.id === openId || undefined}
            className={classNames(
              'grid gap-0.5 rounded-md p-4 hover:shadow-rest',
              mail.id === openId ? 'bg-accent-soft text-on-accent-soft' : 'bg-surface',
            )}
          >
            <span className="font-bold">{mail.subject}</span>
            <span className="truncate text-sm">to {mail.to}</span>
            <span className="flex flex-wrap justify-between gap-x-4 text-sm">
              <time dateTime={mail.create_time}>{moment(mail.create_time)}</time>
              <span className={classNames(isTrouble(mail.state) && 'font-bold text-danger')}>
                {stateNames[mail.state]}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
