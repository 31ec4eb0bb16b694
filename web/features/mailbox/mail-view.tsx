import type { ReactNode } from 'react'
import type { Mail } from '#contract/mailbox.ts'
import { moment } from '../../ui/moment.ts'
import { LinkedText } from './linked-text.tsx'
import { stateNames } from './mail-state.ts'

/** One mail: who, when, what became of it, and its words. The formatted part needs styles that this page refuses. */
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
        <dd>{stateNames[mail.state]}</dd>
        {mail.problem && (
          <>
            <dt className="text-ink-soft">Problem</dt>
            <dd className="text-danger">{mail.problem}</dd>
          </>
        )}
      </dl>
      <div className="mt-6 max-w-[68ch] whitespace-pre-wrap border-line border-t pt-6">
        {mail.text ? <LinkedText>{mail.text}</LinkedText> : 'It has been sent, so its words are no longer kept here.'}
      </div>
      {children}
    </article>
  )
}
