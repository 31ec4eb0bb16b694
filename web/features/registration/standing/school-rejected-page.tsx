import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router'
import type { Verification } from '#contract/schools.ts'
import { verificationQuery } from '../../../api/verification-query.ts'
import { landingOf } from '../../../session/landing.ts'
import { logOut } from '../../../session/log-out.ts'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { MessageForm, MessageReceived } from './message-form.tsx'
import { useProfileWatch } from './use-profile-watch.ts'

function ReasonAndAppeal({ reason, has_appealed, has_message }: Verification) {
  return (
    <>
      {reason && (
        <Section id="reason" title="Why" className="rounded-md bg-surface p-6 shadow-rest">
          <p className="mt-2 max-w-[60ch] whitespace-pre-line">{reason}</p>
        </Section>
      )}
      <section aria-labelledby="appeal" className="rounded-md bg-surface p-6 shadow-rest">
        <h2 id="appeal" className="mb-3 text-xl">
          If you think this is wrong
        </h2>
        {has_message ? (
          <MessageReceived />
        ) : has_appealed ? (
          <p>We have looked at your appeal, so this decision is final.</p>
        ) : (
          <MessageForm
            label="Ask us to look again"
            hint="You can appeal once. Tell us what shows that yours is a UK primary school."
            button="Send the appeal"
          />
        )}
      </section>
    </>
  )
}

/** For staff of a school that could not be verified. */
export function SchoolRejectedPage() {
  const { user } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  useProfileWatch()
  const { data: verification } = useQuery({ ...verificationQuery, enabled: user?.role === 'senior' })
  if (user && user.school?.status !== 'rejected') return <Navigate to={landingOf(user) ?? '/'} replace />
  return (
    <Page>
      <div className="mt-6 grid max-w-3xl gap-6">
        <div className="grid max-w-[60ch] gap-4">
          <p>
            We could not verify {user?.school?.title ?? 'your school'} as a UK primary school. Please register again
            with a school e-mail.
          </p>
          <p className="text-ink-soft">
            A school e-mail address ends like the school’s own website. It does not come from a public e-mail service.
          </p>
          <div>
            <Button onClick={() => void logOut(client, () => navigate('/register'))}>Log out and register again</Button>
          </div>
        </div>
        {verification && <ReasonAndAppeal {...verification} />}
      </div>
    </Page>
  )
}
