import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { dayInWords } from '#contract/school-days.ts'
import { useCrumbs } from '../../session/use-crumbs.ts'
import { useSession } from '../../session/use-session.ts'
import { SentMessage } from '../../ui/feedback/sent-message.tsx'
import { FormCard } from '../../ui/fields/form-card.tsx'
import { Page } from '../../ui/page/page.tsx'
import { DataRequestAside } from './data-request-aside.tsx'
import { DataRequestForm, requestSentSentence } from './data-request-form.tsx'

/** A request about one's own data, or a complaint about its use, from anybody. */
export function DataRequestPage() {
  const { user } = useSession()
  const [sent, setSent] = useState<{ reference: string; due_on: string }>()
  const [search] = useSearchParams()
  const isPosted = search.has('sent')
  return (
    <Page
      breadcrumb={useCrumbs('Your data')}
      lead="Ask to see, correct, delete or take away the data we hold about you, or complain about how we use it. It costs nothing, and you need no account."
    >
      <div className="mt-8 grid items-start gap-x-16 gap-y-12 desktop:grid-cols-[minmax(0,38rem)_1fr]">
        {sent ? (
          <SentMessage
            sentence={requestSentSentence}
            reference={sent.reference}
            again="Write again"
            onAgain={() => setSent(undefined)}
          >
            <p>
              We will answer by <strong>{dayInWords(sent.due_on)}</strong> at the latest. We have sent you both by
              e-mail.
            </p>
          </SentMessage>
        ) : isPosted ? (
          <SentMessage sentence={requestSentSentence} again="Write again" to="/data-requests">
            <p>
              We have sent you an e-mail with your reference, and the day by which we will answer. That is within a
              month.
            </p>
          </SentMessage>
        ) : (
          <FormCard>
            <DataRequestForm key={user?.id} user={user} onSent={setSent} />
          </FormCard>
        )}
        <DataRequestAside />
      </div>
    </Page>
  )
}
