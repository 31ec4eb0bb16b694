import { Navigate } from 'react-router'
import { usePromises } from '../../../api/use-promises.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { landingOf } from '../../../session/landing.ts'
import { useSession } from '../../../session/use-session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { ConfirmAddress } from './confirm-address.tsx'
import { LetterCodeSection } from './letter-code.tsx'
import { MessageForm, MessageReceived } from './message-form.tsx'
import { SchoolLetIn } from './school-let-in.tsx'
import { SentDetails } from './sent-details.tsx'
import { useProfileWatch, useVerificationWatch } from './use-profile-watch.ts'

function Question({ question }: { question: string }) {
  const { answerDays } = usePromises()
  return (
    <Notice title="We have a question">
      <blockquote className="my-2 whitespace-pre-line border-accent-ink border-l-4 pl-4">{question}</blockquote>
      <MessageForm label="Your answer" hint={`We will read it within ${answerDays}.`} button="Send the answer" />
    </Notice>
  )
}

/** A word of one's own; then it is the operator's turn. */
function OwnWord({ hasWritten }: { hasWritten: boolean }) {
  if (hasWritten) return <MessageReceived />
  return (
    <details className="rounded-md bg-surface px-6 py-4 shadow-rest">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">Tell us anything that might help</summary>
      <MessageForm
        label="Your message"
        hint="For example, that your school has a new name or uses a different e-mail address."
        button="Send the message"
      />
    </details>
  )
}

function WhatIsChecked({ checked, hasLetter }: { checked: string[]; hasLetter: boolean }) {
  const { answerDays } = usePromises()
  return (
    <Section id="checking" title="What we check" className="rounded-md bg-surface p-6 shadow-rest">
      <div className="mt-3 grid max-w-[60ch] gap-3">
        <p>
          We compare these details with the national register of schools, to make sure that yours is a UK primary
          school. If the register is not enough, one of us will check.
        </p>
        {checked.length > 0 && (
          <ul className="grid list-disc gap-1 pl-6">
            {checked.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <p>
          {hasLetter ? (
            'Until you have entered the code you can read the free books; the others are locked.'
          ) : (
            <>
              <strong>This takes up to {answerDays}.</strong> We will e-mail you as soon as we have finished. Until then
              you can read the free books; the others are locked.
            </>
          )}
        </p>
      </div>
    </Section>
  )
}

/** For staff of a school that is being checked. */
export function SchoolPendingPage() {
  const { user } = useSession()
  useProfileWatch()
  const { data: verification, error, refetch } = useVerificationWatch()
  const isConfirmed = user?.emailVerified
  const status = user?.role === 'senior' ? user.school?.status : undefined
  if (user?.school && status === 'approved' && isConfirmed)
    return (
      <Page title="Your school is approved">
        <div className="mt-6 max-w-3xl">
          <SchoolLetIn school={user.school.title} />
        </div>
      </Page>
    )
  if (user && status !== 'pending') return <Navigate to={landingOf(user) ?? '/'} replace />
  return (
    <Page>
      <div className="mt-6 grid max-w-3xl gap-6">
        {user && !user.emailVerified && <ConfirmAddress user={user} title="Confirm your e-mail address first" />}
        {verification ? (
          <>
            {isConfirmed && verification.question && <Question question={verification.question} />}
            {isConfirmed && verification.letter && <LetterCodeSection letter={verification.letter} />}
            <SentDetails verification={verification} />
            <WhatIsChecked checked={verification.checked} hasLetter={verification.letter !== null} />
            {isConfirmed && !verification.question && <OwnWord hasWritten={verification.has_appealed} />}
          </>
        ) : error ? (
          <LoadFailure title="We could not load what you sent" error={error} onRetry={refetch} />
        ) : (
          <Skeleton className="h-64 rounded-md" />
        )}
        {user && (
          <div>
            <ButtonLink to="/resources" tone={isConfirmed ? 'main' : 'quiet'}>
              {isConfirmed ? 'Go to the bookshelf' : 'Read the free books'}
            </ButtonLink>
          </div>
        )}
      </div>
    </Page>
  )
}
