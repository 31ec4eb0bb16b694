import { useState } from 'react'
import { dayInWords } from '#contract/school-days.ts'
import { useCrumbs } from '../../session/use-crumbs.ts'
import { useSession } from '../../session/use-session.ts'
import { Page } from '../../ui/page/page.tsx'
import { DataRequestAside } from './data-request-aside.tsx'
import { DataRequestForm, requestSentSentence } from './data-request-form.tsx'
import { SentOrForm } from './sent-or-form.tsx'

/** A request about one's own data, or a complaint about its use, from anybody. */
export function DataRequestPage() {
  const { user } = useSession()
  const [sent, setSent] = useState<{ reference: string; due_on: string }>()
  const next = sent && (
    <>
      We will answer by <strong>{dayInWords(sent.due_on)}</strong> at the latest. We have sent you both by e-mail.
    </>
  )
  return (
    <Page
      breadcrumb={useCrumbs('Your data')}
      lead="Ask to see, correct, delete or take away the data we hold about you, or complain about how we use it. It costs nothing, and you need no account."
    >
      <SentOrForm
        path="/data-requests"
        sentence={requestSentSentence}
        again="Write again"
        sent={sent && { reference: sent.reference, next }}
        onAgain={() => setSent(undefined)}
        nextWhenPosted="We have sent you an e-mail with your reference, and the day by which we will answer. That is within a month, or on the next working day if the month ends at a weekend or on a bank holiday."
        aside={<DataRequestAside />}
      >
        <DataRequestForm key={user?.id} user={user} onSent={setSent} />
      </SentOrForm>
    </Page>
  )
}
