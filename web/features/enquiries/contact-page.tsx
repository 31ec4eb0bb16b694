import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCrumbs } from '../../session/use-crumbs.ts'
import { useSession } from '../../session/use-session.ts'
import { SentMessage } from '../../ui/feedback/sent-message.tsx'
import { FormCard } from '../../ui/fields/form-card.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ContactForm, sentSentence } from './contact-form.tsx'

/** A message to the people who run the portal, from anybody. `aside` is shown beside the form. */
export function ContactPage({ aside }: { aside: ReactNode }) {
  const { user } = useSession()
  const [reference, setReference] = useState('')
  const [search] = useSearchParams()
  const isPosted = search.has('sent')
  return (
    <Page
      breadcrumb={useCrumbs('Contact')}
      lead="Ask us anything about the books, the sessions or your account. A person will read it."
    >
      <div className="mt-8 grid items-start gap-x-16 gap-y-12 desktop:grid-cols-[minmax(0,38rem)_1fr]">
        {reference ? (
          <SentMessage
            sentence={sentSentence}
            reference={reference}
            again="Write another message"
            onAgain={() => setReference('')}
          >
            <p>We have also sent it to you by e-mail, and will answer within two working days.</p>
          </SentMessage>
        ) : isPosted ? (
          <SentMessage sentence={sentSentence} again="Write another message" to="/contact">
            <p>We have also sent it to you by e-mail, with your reference, and will answer within two working days.</p>
          </SentMessage>
        ) : (
          <FormCard>
            <ContactForm key={user?.id} user={user} onSent={setReference} />
          </FormCard>
        )}
        {aside}
      </div>
    </Page>
  )
}
