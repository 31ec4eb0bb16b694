import type { ReactNode } from 'react'
import type { Mail } from '#contract/mailbox.ts'
import { moment } from '../../ui/moment.ts'
import { LinkedText } from './linked-text.tsx'
import { stateMeanings, stateNames } from './mail-state.ts'

/** One mail: addresses, state and text. Not its HTML, which needs styles that this page's policy blocks. */
export function MailView({ mail, children }: { mail: Mail; children?: ReactNode }) {
  return (
    <article aria-labelledby="mail-subject" className="min-w-0 rounded-lg bg-raised p-6 shadow-rest phone:p-8">
      <h2 id="mail-subject" tabIndex={-1} className="text-xl outline-none">
        {mail.subject}
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 text-sm">
        <dt className="text-ink-soft">To</dt>
        <dd className="break-all">{mail.to}</dd>
        <dt className="text-ink-soft">Written</dt>
        <dd>
          <time dateTime={mail.create_time}>{moment(mail.create_time)}</time>
        </dd>
        <dt className="text-ink-soft">State</dt>
        <dd>
          {stateNames[mail.state]}
          {stateMeanings[mail.state] && <p className="max-w-[60ch] text-ink-soft">{stateMeanings[mail.state]}</p>}
        </dd>
        {mail.problem && (
          <>
            <dt className="text-ink-soft">Problem</dt>
            <dd className="wrap-anywhere text-danger">{mail.problem}</dd>
          </>
        )}
      </dl>
      <div className="mt-6 max-w-[68ch] whitespace-pre-wrap border-line border-t pt-6">
        <Words mail={mail} />
      </div>
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

function Words({ mail }: { mail: Mail }) {
  if (!mail.text) return 'This e-mail has been sent, so its text is no longer kept here.'
  return mail.is_link_hidden ? <span className="wrap-anywhere">{mail.text}</span> : <LinkedText>{mail.text}</LinkedText>
}
