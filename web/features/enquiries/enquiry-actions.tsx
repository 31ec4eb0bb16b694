import type { Enquiry, EnquiryStatus } from '#contract/enquiries.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { CaseButtons } from '../../inbox/case-section.tsx'
import { ReplySection } from '../../inbox/reply-section.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { CloseRequest } from './close-request.tsx'
import { useEnquiryDecision } from './queries.ts'

/** Replies by e-mail and changes the state of the message. */
export function EnquiryActions({ enquiry }: { enquiry: Enquiry }) {
  const reply = useEnquiryDecision(enquiry)
  const change = useEnquiryDecision(enquiry)
  const become = (status: EnquiryStatus, done: string) =>
    change.mutate({ kind: 'status', status }, { onSuccess: () => showToast.success(done) })
  const isRequest = enquiry.kind !== 'message'
  const isOpenRequest = isRequest && enquiry.status !== 'closed'
  const noun = isRequest ? 'request' : 'message'
  const answering = (
    <ReplySection
      name={enquiry.name}
      hint="We will send it by e-mail with the reference, as a reply to the receipt."
      isBusy={reply.isPending}
      problem={reply.error ? sentenceOf(reply.error) : undefined}
      button={isOpenRequest ? 'Answer and close as done' : 'Send the answer'}
      onSend={(text, onSuccess) => reply.mutate({ kind: 'reply', text, closes: isOpenRequest }, { onSuccess })}
      also={
        isOpenRequest
          ? {
              button: 'Answer, and keep it open',
              onSend: (text, onSuccess) => reply.mutate({ kind: 'reply', text, closes: false }, { onSuccess }),
            }
          : undefined
      }
    >
      <CaseButtons problem={change.error ? sentenceOf(change.error) : undefined}>
        {enquiry.status === 'closed' ? (
          <Button
            tone="quiet"
            isBusy={change.isPending}
            onClick={() => become('new', `The ${noun} has been reopened.`)}
          >
            Reopen
          </Button>
        ) : isRequest ? null : (
          <Button
            tone="quiet"
            isBusy={change.isPending}
            onClick={() => become('closed', 'The message has been closed. You can reopen it.')}
          >
            {enquiry.status === 'new' ? 'Close without an answer' : 'Close'}
          </Button>
        )}
      </CaseButtons>
    </ReplySection>
  )
  return (
    <>
      {answering}
      {isOpenRequest && <CloseRequest enquiry={enquiry} />}
    </>
  )
}
