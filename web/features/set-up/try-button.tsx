import type { SetUpStep, TriedStep } from '#contract/set-up.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useTryStep } from './queries.ts'
import { tryWords } from './words.ts'

/** Tries a step. Its result appears above. */
export function TryButton({ step, state }: { step: TriedStep; state: SetUpStep['state'] }) {
  const { mutate, isPending, isSuccess, error } = useTryStep()
  const { label, again, busy } = tryWords[step]
  const isAgain = state !== 'open' || isSuccess
  return (
    <>
      {error && (
        <Notice tone="danger" title="That could not be tried" isUrgent className="w-full">
          <p>{sentenceOf(error)}</p>
        </Notice>
      )}
      <Button
        tone={state === 'open' ? 'main' : 'quiet'}
        isBusy={isPending}
        busyLabel={busy}
        onClick={() => mutate(step)}
      >
        {isAgain ? again : label}
      </Button>
    </>
  )
}
