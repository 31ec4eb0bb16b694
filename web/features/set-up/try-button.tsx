import type { SetUpStep, TriedStep } from '#contract/set-up.ts'
import { FailureNotice } from '../../domain/failure-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { useTryStep } from './queries.ts'
import { tryWords } from './words.ts'

/** Tries a step. Its result appears above. */
export function TryButton({ step, state }: { step: TriedStep; state: SetUpStep['state'] }) {
  const { mutate, isPending, isSuccess, error } = useTryStep()
  const { label, again, busy } = tryWords[step]
  const isAgain = state !== 'open' || isSuccess
  return (
    <>
      <FailureNotice title="That could not be tried" error={error} className="w-full" />
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
