import { type ReactNode, useState } from 'react'
import { usePromises } from '../../api/use-promises.ts'
import { useCrumbs } from '../../session/use-crumbs.ts'
import { useSession } from '../../session/use-session.ts'
import { Page } from '../../ui/page/page.tsx'
import { ContactForm, sentSentence } from './contact-form.tsx'
import { SentOrForm } from './sent-or-form.tsx'

/** A message to the people who run the portal, from anybody. `aside` is shown beside the form. */
export function ContactPage({ aside }: { aside: ReactNode }) {
  const { user } = useSession()
  const [reference, setReference] = useState('')
  const { answerDays } = usePromises()
  const next = `We have also sent it to you by e-mail, and will answer within ${answerDays}.`
  return (
    <Page
      breadcrumb={useCrumbs('Contact')}
      lead="Ask us anything about the books, the sessions or your account. A person will read it."
    >
      <SentOrForm
        path="/contact"
        sentence={sentSentence}
        again="Write another message"
        sent={reference ? { reference, next } : undefined}
        onAgain={() => setReference('')}
        nextWhenPosted={`We have also sent it to you by e-mail, with your reference, and will answer within ${answerDays}.`}
        aside={aside}
      >
        <ContactForm key={user?.id} user={user} onSent={setReference} />
      </SentOrForm>
    </Page>
  )
}
