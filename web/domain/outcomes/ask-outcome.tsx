import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UkNation } from '#contract/curriculum.ts'
import { addOutcome, type ClassNumbers, skipOutcome } from '#contract/evidence.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { OutcomeSteps } from './outcome-steps.tsx'
import { forgetOutcomes } from './queries.ts'

export interface Asked {
  about: { lesson: string } | { code_id: string }
  nation: UkNation | null
  /** How many children the class may have. */
  children: number | null
}

interface AskOutcomeProps {
  /** Undefined while nothing is asked. */
  asked: Asked | undefined
  onClose: () => void
}

const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

/** Asks a teacher once, after the class has gone, how many children stood where. Nothing can be written. */
export function AskOutcome({ asked, onClose }: AskOutcomeProps) {
  return (
    <Dialog isOpen={asked !== undefined} title="How did it go?" onClose={onClose}>
      {asked && <Asking asked={asked} onClose={onClose} />}
    </Dialog>
  )
}

function Asking({ asked: { about, nation, children }, onClose }: { asked: Asked; onClose: () => void }) {
  const client = useQueryClient()
  const leave = (sentence?: string) => {
    if (sentence) showToast.success(sentence)
    forgetOutcomes(client)
    onClose()
  }
  const saving = useMutation({
    mutationFn: (body: ClassNumbers & { is_another?: boolean }) => call(addOutcome, { body: { ...body, ...about } }),
    onSuccess: () => leave('Saved for your school. You can correct the numbers under “Your school” for a fortnight.'),
    onError: (error) => {
      // In another tab, or the first answer was lost.
      if (isCode(error, 'outcome/asked')) leave(sentenceOf(error))
    },
  })
  const skip = () => {
    // Nobody waits for it, and nobody is told when it fails: then the question is there once more.
    void call(skipOutcome, { body: about }, { keepalive: true }).then(
      () => forgetOutcomes(client),
      () => undefined,
    )
    onClose()
  }
  if (saving.variables && isCode(saving.error, 'outcome/twice')) {
    const numbers = saving.variables
    return (
      <div className="grid gap-5">
        <p role="alert">{sentenceOf(saving.error)}</p>
        <div className="flex flex-wrap gap-3">
          <Button isBusy={saving.isPending} onClick={() => saving.mutate({ ...numbers, is_another: true })}>
            Yes, save it too
          </Button>
          <Button tone="quiet" onClick={skip}>
            No, it is the same class
          </Button>
        </div>
      </div>
    )
  }
  return (
    <OutcomeSteps
      {...{ nation }}
      classSize={children}
      isBusy={saving.isPending}
      problem={saving.error ? sentenceOf(saving.error) : undefined}
      onSave={(numbers) => saving.mutate(numbers)}
      onSkip={skip}
    />
  )
}
