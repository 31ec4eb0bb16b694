import { useState } from 'react'
import type { QueueCase } from '#contract/verification.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { useWhenDone } from '../../forms/use-when-done.ts'
import { CaseButtons, CaseSection } from '../../inbox/case-section.tsx'
import { WordsForm } from '../../inbox/words-form.tsx'
import { useRights } from '../../session/use-rights.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { useSchoolDecision } from './queries.ts'

type Written = 'reject' | 'reject-again' | 'ask'

const written = {
  ask: {
    title: 'Ask the school',
    label: 'What do you need to know?',
    hint: 'The school will get it by e-mail and answer on its page.',
    send: 'Send the question',
    done: 'The question has been sent.',
  },
  reject: {
    title: 'Reject this school?',
    label: 'Why can we not verify it?',
    hint: 'The school reads this, and can appeal once. You can reopen it later.',
    send: 'Reject the school',
    done: 'The school has been rejected.',
  },
  'reject-again': {
    title: 'Keep the rejection?',
    label: 'What do you answer to the appeal?',
    hint: 'The school reads this. It cannot appeal again. You can reopen it later.',
    send: 'Keep the rejection',
    done: 'The appeal has been answered.',
  },
}
/** Of a school that has appealed once. */
const finalHint = 'The school reads this. It has appealed before, and cannot again. You can reopen it later.'

/** The decisions available for a school in its state. Each is mailed and logged, and can be reversed. */
export function CaseActions({ school }: { school: QueueCase }) {
  const [writing, setWriting] = useState<Written | null>(null)
  const decision = useSchoolDecision(school)
  const mayDecide = useRights()('moderator')
  const isWaiting = school.state === 'pending' || school.state === 'reopened'
  const decide = (kind: 'approve' | 'reopen', done: string) =>
    decision.mutate(kind === 'approve' ? { kind, registerId: null } : { kind }, {
      onSuccess: () => showToast.success(done),
    })
  return (
    <CaseSection title="Decide">
      <CaseButtons problem={decision.error ? sentenceOf(decision.error) : undefined}>
        {isWaiting && (
          <>
            {mayDecide && (
              <Button
                tone="quiet"
                isBusy={decision.isPending}
                onClick={() => decide('approve', 'The school has been approved.')}
              >
                Approve without a record
              </Button>
            )}
            <Button tone="quiet" onClick={() => setWriting('ask')}>
              Ask for more
            </Button>
          </>
        )}
        {!isWaiting && mayDecide && (
          <Button isBusy={decision.isPending} onClick={() => decide('reopen', 'The school has been reopened.')}>
            Reopen
          </Button>
        )}
        {(isWaiting || school.state === 'approved') && mayDecide && (
          <Button tone="danger" onClick={() => setWriting('reject')}>
            Reject
          </Button>
        )}
        {school.state === 'appealed' && mayDecide && (
          <Button tone="danger" onClick={() => setWriting('reject-again')}>
            Keep the rejection
          </Button>
        )}
      </CaseButtons>
      {!mayDecide && <p className="text-ink-soft">Ask a moderator or an owner to decide about this school.</p>}
      <Dialog isOpen={writing !== null} title={writing ? written[writing].title : ''} onClose={() => setWriting(null)}>
        {writing && <DecisionForm school={school} kind={writing} onDone={() => setWriting(null)} />}
      </Dialog>
    </CaseSection>
  )
}

function DecisionForm({ school, kind, onDone }: { school: QueueCase; kind: Written; onDone: () => void }) {
  const decision = useSchoolDecision(school)
  const whenDone = useWhenDone(onDone)
  const { label, send, done } = written[kind]
  const hint = kind === 'reject' && school.has_appealed ? finalHint : written[kind].hint
  const unconfirmed =
    'The school can read it on its page. We will not send an e-mail, because the address is not confirmed.'
  const field = kind === 'ask' ? 'question' : 'reason'
  const fromServer = decision.error instanceof ApiError ? decision.error.fields[field] : undefined
  return (
    <WordsForm
      label={label}
      hint={school.is_email_confirmed ? hint : unconfirmed}
      button={send}
      tone={kind === 'ask' ? 'main' : 'danger'}
      maxLength={1000}
      isBusy={decision.isPending}
      error={fromServer}
      problem={decision.error && !fromServer ? sentenceOf(decision.error) : undefined}
      onSend={(words) => whenDone(decision.mutateAsync({ kind: kind === 'ask' ? 'ask' : 'reject', words }), done)}
    />
  )
}
