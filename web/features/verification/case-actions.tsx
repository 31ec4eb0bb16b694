import { type FormEvent, useState } from 'react'
import type { QueueCase } from '#contract/verification.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { controlClass } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useDecision } from './queries.ts'

type Written = 'reject' | 'ask'

const written = {
  ask: {
    title: 'Ask the school',
    label: 'What do you need to know?',
    hint: 'The school gets it by e-mail and answers on its page.',
    send: 'Send the question',
    done: 'The question has been sent.',
  },
  reject: {
    title: 'Reject this school?',
    label: 'Why can it not be verified?',
    hint: 'The school reads this, and can appeal once. You can reopen it later.',
    send: 'Reject the school',
    done: 'The school has been rejected.',
  },
}

/** What can be decided about a school in its state. Every decision is mailed, logged, and can be taken back. */
export function CaseActions({ school }: { school: QueueCase }) {
  const [writing, setWriting] = useState<Written | null>(null)
  const decision = useDecision(school.id)
  const isWaiting = school.state === 'pending' || school.state === 'reopened'
  const decide = (kind: 'approve' | 'reopen', done: string) =>
    decision.mutate(kind === 'approve' ? { kind, registerId: null } : { kind }, {
      onSuccess: () => showToast.success(done),
    })
  return (
    <section aria-labelledby="decide" className="grid gap-4">
      <h2 id="decide" className="text-xl">
        Decide
      </h2>
      {decision.error && (
        <Notice tone="danger" title="Nothing was changed" isUrgent>
          <p>{sentenceOf(decision.error)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {isWaiting && (
          <>
            <Button
              tone="quiet"
              isBusy={decision.isPending}
              onClick={() => decide('approve', 'The school has been approved.')}
            >
              Approve without a record
            </Button>
            <Button tone="quiet" onClick={() => setWriting('ask')}>
              Ask for more
            </Button>
            <Button tone="danger" onClick={() => setWriting('reject')}>
              Reject
            </Button>
          </>
        )}
        {!isWaiting && (
          <Button isBusy={decision.isPending} onClick={() => decide('reopen', 'The school has been reopened.')}>
            Reopen
          </Button>
        )}
        {school.state === 'approved' && (
          <Button tone="danger" onClick={() => setWriting('reject')}>
            Reject
          </Button>
        )}
      </div>
      <Dialog isOpen={writing !== null} title={writing ? written[writing].title : ''} onClose={() => setWriting(null)}>
        {writing && <WordsForm schoolId={school.id} kind={writing} onDone={() => setWriting(null)} />}
      </Dialog>
    </section>
  )
}

function WordsForm({ schoolId, kind, onDone }: { schoolId: string; kind: Written; onDone: () => void }) {
  const [words, setWords] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const decision = useDecision(schoolId)
  const { label, hint, send, done } = written[kind]
  const field = kind === 'ask' ? 'question' : 'reason'
  const fromServer = decision.error instanceof ApiError ? decision.error.fields?.[field] : undefined

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(words.trim() === '')
    if (words.trim() === '' || decision.isPending) return
    decision.mutate(
      { kind, words },
      {
        onSuccess: () => {
          showToast.success(done)
          onDone()
        },
      },
    )
  }
  return (
    <form className="grid gap-6" onSubmit={handleSubmit} noValidate>
      <Field label={label} hint={hint} error={isEmpty ? 'Write a few words.' : fromServer}>
        {(wiring) => (
          <textarea
            {...wiring}
            rows={5}
            maxLength={1000}
            className={controlClass}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        )}
      </Field>
      {decision.error && !fromServer && (
        <Notice tone="danger" title="Nothing was changed" isUrgent>
          <p>{sentenceOf(decision.error)}</p>
        </Notice>
      )}
      <Button
        type="submit"
        tone={kind === 'reject' ? 'danger' : 'main'}
        isBusy={decision.isPending}
        busyLabel="Sending…"
      >
        {send}
      </Button>
    </form>
  )
}
