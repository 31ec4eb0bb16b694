import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { SentMessage } from '../../ui/feedback/sent-message.tsx'
import { FormCard } from '../../ui/fields/form-card.tsx'

type SentOrFormProps = {
  /** The page's path, which a form sent without JavaScript comes back to. */
  path: string
  /** What has happened, in a sentence, and what offers the empty form again. */
  sentence: string
  again: string
  /** What was sent here just now: its reference, and what happens next. */
  sent: { reference: string; next: ReactNode } | undefined
  onAgain: () => void
  /** What happens next when only the e-mail has the reference. */
  nextWhenPosted: ReactNode
  children: ReactNode
  aside: ReactNode
}

/** A form to write to the people who run the portal, or what became of it; `aside` is beside both. */
export function SentOrForm({ path, sentence, again, sent, onAgain, nextWhenPosted, children, aside }: SentOrFormProps) {
  const [search] = useSearchParams()
  return (
    <div className="mt-8 grid items-start gap-x-16 gap-y-12 desktop:grid-cols-[minmax(0,38rem)_1fr]">
      {sent ? (
        <SentMessage sentence={sentence} reference={sent.reference} again={again} onAgain={onAgain}>
          <p>{sent.next}</p>
        </SentMessage>
      ) : search.has('sent') ? (
        <SentMessage sentence={sentence} again={again} to={path}>
          <p>{nextWhenPosted}</p>
        </SentMessage>
      ) : (
        <FormCard>{children}</FormCard>
      )}
      {aside}
    </div>
  )
}
