import { useState } from 'react'
import type { Enquiry, EnquiryStatus } from '#contract/enquiries.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { WordsForm } from '../../ui/words-form.tsx'
import { useEnquiryDecision } from './queries.ts'

/** An answer by mail, and what becomes of the message. */
export function EnquiryActions({ enquiry }: { enquiry: Enquiry }) {
  // A form of its own for each answer: what was typed stays when it could not be sent.
  const [answers, setAnswers] = useState(0)
  const reply = useEnquiryDecision(enquiry)
  const change = useEnquiryDecision(enquiry)
  const become = (status: EnquiryStatus, done: string) =>
    change.mutate({ kind: 'status', status }, { onSuccess: () => showToast.success(done) })
  return (
    <section aria-labelledby="answer" className="grid gap-6 border-line border-t pt-8">
      <h2 id="answer" className="text-xl">
        Answer
      </h2>
      <WordsForm
        key={answers}
        label={`To ${enquiry.name}`}
        hint="It goes out by e-mail, with the reference, in the thread of the receipt."
        button="Send the answer"
        isBusy={reply.isPending}
        problem={reply.error ? sentenceOf(reply.error) : undefined}
        onSend={(text) =>
          reply.mutate(
            { kind: 'reply', text },
            {
              onSuccess: () => {
                showToast.success('The answer has been sent.')
                setAnswers(answers + 1)
              },
            },
          )
        }
      />
      <div className="flex flex-wrap items-center gap-4">
        {enquiry.status === 'closed' ? (
          <Button
            tone="quiet"
            isBusy={change.isPending}
            onClick={() => become('new', 'The message has been reopened.')}
          >
            Reopen
          </Button>
        ) : (
          <Button
            tone="quiet"
            isBusy={change.isPending}
            onClick={() => become('closed', 'The message has been closed. You can reopen it.')}
          >
            {enquiry.status === 'new' ? 'Close without an answer' : 'Close'}
          </Button>
        )}
        {change.error && (
          <p role="alert" className="font-bold text-danger">
            {sentenceOf(change.error)}
          </p>
        )}
      </div>
    </section>
  )
}
