import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Mail } from '#contract/mailbox.ts'
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx'
import { EmailAddress } from '../../ui/text/email-address.tsx'
import { moment } from '../../ui/text/moment.ts'
import { MailState } from './mail-state.tsx'

interface MailListProps {
  mails: Mail[]
  openId: string | undefined
  addressOf: (id: string) => string
  /** The open mail, shown below its row. */
  children: ReactNode
}

/** The mails, newest first; each links to itself, open, on the same page. */
export function MailList({ mails, openId, addressOf, children }: MailListProps) {
  return (
    <ListRows label="E-mails">
      {mails.map((mail) => (
        <ListRow
          key={mail.id}
          title={
            <Link to={addressOf(mail.id)} preventScrollReset aria-current={mail.id === openId || undefined}>
              {mail.subject}
            </Link>
          }
          details={
            <>
              to <EmailAddress>{mail.to}</EmailAddress>
            </>
          }
          age={
            <span className="flex flex-wrap items-center gap-x-4">
              <span className="@min-[56.25rem]/list-rows:w-36">
                <MailState state={mail.state} />
              </span>
              <time dateTime={mail.create_time}>{moment(mail.create_time)}</time>
            </span>
          }
          below={mail.id === openId && children}
        />
      ))}
    </ListRows>
  )
}
