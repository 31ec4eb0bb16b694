import { useState } from 'react'
import type { Quote, QuoteOutcome, QuoteStatus } from '#contract/quotes.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { CaseButtons, CaseSection } from '../../inbox/case-section.tsx'
import { ReplySection } from '../../inbox/reply-section.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { AcceptForm } from './accept-form.tsx'
import { useQuoteDecision } from './queries.ts'

const closing: Record<QuoteStatus, string> = {
  received: 'Close without a quote',
  quoted: 'Close as declined',
  accepted: 'Close the order',
  closed: '',
}

/** What became of the quote, and replies by e-mail. */
export function QuoteActions({ quote }: { quote: Quote }) {
  const [isAccepting, setAccepting] = useState(false)
  const reply = useQuoteDecision(quote)
  const change = useQuoteDecision(quote)
  const { status, email, sent } = quote
  const canAccept = (status === 'quoted' || status === 'received') && sent.length > 0 && email !== ''
  const become = (next: QuoteOutcome, done: string) =>
    change.mutate({ kind: 'status', status: next }, { onSuccess: () => showToast.success(done) })
  return (
    <>
      <CaseSection title="Outcome">
        <CaseButtons problem={change.error ? sentenceOf(change.error) : undefined}>
          {canAccept && (
            <Button tone={status === 'quoted' ? 'main' : 'quiet'} onClick={() => setAccepting(true)}>
              Confirm the order
            </Button>
          )}
          {status === 'closed' ? (
            <Button
              tone="quiet"
              isBusy={change.isPending}
              onClick={() => become('received', 'The quote has been reopened.')}
            >
              Reopen
            </Button>
          ) : (
            <Button
              tone="quiet"
              isBusy={change.isPending}
              onClick={() => become('closed', 'The quote has been closed. You can reopen it.')}
            >
              {status === 'received' && sent.length > 0 ? closing.quoted : closing[status]}
            </Button>
          )}
        </CaseButtons>
      </CaseSection>
      {email && (
        <ReplySection
          name={quote.name}
          hint="We will send it by e-mail with the reference, as a reply to the receipt. The status of the quote does not change."
          isBusy={reply.isPending}
          problem={reply.error ? sentenceOf(reply.error) : undefined}
          onSend={(text, onSuccess) => reply.mutate({ kind: 'reply', text }, { onSuccess })}
        />
      )}
      <Dialog isOpen={isAccepting} title="Confirm the order?" onClose={() => setAccepting(false)}>
        <AcceptForm quote={quote} onDone={() => setAccepting(false)} />
      </Dialog>
    </>
  )
}
