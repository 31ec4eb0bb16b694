import { type ReactNode, useState } from 'react'
import type { Mail } from '#contract/mailbox.ts'
import { MailFrame } from '../../domain/mail-frame.tsx'
import { FilterTabs } from '../../ui/lists/filter-tabs.tsx'
import { EmailAddress } from '../../ui/text/email-address.tsx'
import { moment } from '../../ui/text/moment.ts'
import { LinkedText } from './linked-text.tsx'
import { stateMeanings, stateNames } from './mail-state.tsx'

interface MailViewProps {
  mail: Mail
  /** The URL of its HTML. */
  frameOf: (scheme: 'light' | 'dark') => string
  children?: ReactNode
}

const looks = [
  { name: 'light', label: 'Light' },
  { name: 'dark', label: 'Dark' },
  { name: 'text', label: 'Plain text' },
] as const

/** One mail: address, state and content, as it looks or as plain text. */
export function MailView({ mail, frameOf, children }: MailViewProps) {
  const [look, setLook] = useState<(typeof looks)[number]['name']>('light')
  return (
    <article aria-labelledby="mail-subject" className="min-w-0 bg-raised px-4 py-6 phone:px-6">
      <h2 id="mail-subject" tabIndex={-1} className="wrap-anywhere text-xl outline-none">
        {mail.subject}
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 text-sm">
        <dt className="text-ink-soft">To</dt>
        <dd className="min-w-0">
          <EmailAddress>{mail.to}</EmailAddress>
        </dd>
        <dt className="text-ink-soft">Written</dt>
        <dd>
          <time dateTime={mail.create_time}>{moment(mail.create_time)}</time>
        </dd>
        <dt className="text-ink-soft">State</dt>
        <dd>
          {stateNames[mail.state]}
          {mail.sent_time && (
            <>
              {': '}the mail server accepted it on <time dateTime={mail.sent_time}>{moment(mail.sent_time)}</time>
            </>
          )}
          {stateMeanings[mail.state] && <p className="max-w-[60ch] text-ink-soft">{stateMeanings[mail.state]}</p>}
        </dd>
        {mail.attachments.length > 0 && (
          <>
            <dt className="text-ink-soft">Files</dt>
            <dd className="wrap-anywhere min-w-0">
              <ul>
                {mail.attachments.map(({ name, size }) => (
                  <li key={name}>
                    {name} ({sizeInWords(size)})
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
        {mail.problem && (
          <>
            <dt className="text-ink-soft">Problem</dt>
            <dd className="wrap-anywhere text-danger">{mail.problem}</dd>
          </>
        )}
      </dl>
      {mail.text ? (
        <>
          <FilterTabs label="How it is shown" chosen={look} tabs={looks} onChoose={setLook} />
          {look === 'text' ? (
            <div className="wrap-anywhere mt-6 max-w-[68ch] whitespace-pre-wrap">
              {mail.is_link_hidden ? mail.text : <LinkedText>{mail.text}</LinkedText>}
            </div>
          ) : (
            <MailFrame title={mail.subject} src={frameOf(look)} />
          )}
        </>
      ) : (
        <p className="mt-6 border-line border-t pt-6">This e-mail has been sent, so its text is no longer kept here.</p>
      )}
      {mail.is_link_hidden && (
        <p className="mt-4 max-w-[68ch] text-ink-soft text-sm">
          The link is hidden, because anyone who has it could open this person’s account. It is created when the e-mail
          is sent.
        </p>
      )}
      {children}
    </article>
  )
}

const sizeInWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
