import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { removeApp, renewRecoveryCodes, type SecondStep } from '#contract/second-step.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { moment } from '../../../ui/text/moment.ts'
import { PasswordForm, passwordOnly } from '../password-form.tsx'
import { AddApp } from './add-app.tsx'
import { secondStepQuery, useForgetWays } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

function RemoveForm({ onDone }: { onDone: () => void }) {
  const form = useForm(removeApp, { ...passwordOnly, onDone: () => void onDone() })
  return (
    <PasswordForm form={form} label="Remove the app" busyLabel="Removing…" tone="danger">
      We will no longer ask for its code when you log in.
    </PasswordForm>
  )
}

function RenewForm({ onDone }: { onDone: (codes: string[]) => void }) {
  const form = useForm(renewRecoveryCodes, {
    ...passwordOnly,
    onDone: ({ recovery_codes }) => void onDone(recovery_codes),
  })
  return (
    <PasswordForm form={form} label="Make new codes" busyLabel="Making codes…">
      You will get ten new codes, and your old codes will stop working.
    </PasswordForm>
  )
}

const codesLeft = (count: number) =>
  count === 0
    ? 'You have no recovery codes left.'
    : `You have ${count === 1 ? 'one recovery code' : `${count} recovery codes`} left.`

function Status({ step }: { step: SecondStep }) {
  if (step.app_time === '') return null
  return step.app_works ? (
    <p>
      Set up on <time dateTime={step.app_time}>{moment(step.app_time)}</time>. We ask for its code when you log in with
      your password.
    </p>
  ) : (
    <p className="font-bold">The portal was restored from a backup, and your app no longer works. Set it up again.</p>
  )
}

/** The authenticator app and the recovery codes of an account. */
export function AppSettings() {
  const { data: step, error, refetch } = useQuery(secondStepQuery)
  const [open, setOpen] = useState<'remove' | 'renew'>()
  const [codes, setCodes] = useState<string[]>([])
  const forget = useForgetWays()
  if (error && !step) return <LoadFailure title="We could not load this" error={error} onRetry={refetch} />
  if (!step) return <Skeleton className="h-24 rounded-md" />
  const hasApp = step.app_time !== ''
  const finish = (sentence: string, given: string[] = []) => {
    forget()
    setOpen(undefined)
    setCodes(given)
    showToast.success(sentence)
  }
  return (
    <>
      <Status step={step} />
      {(hasApp || step.recovery_codes > 0 || step.is_required) && (
        <p className="mt-2">{codesLeft(step.recovery_codes)}</p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <AddApp
          label={hasApp ? 'Set up another app' : 'Set up an app'}
          onDone={(given) => finish('Your authenticator app is set up.', given)}
        />
        {(hasApp || step.is_required) && (
          <Button tone="quiet" onClick={() => setOpen('renew')}>
            Make new recovery codes
          </Button>
        )}
        {hasApp && (
          <Button tone="quiet" onClick={() => setOpen('remove')}>
            Remove the app
          </Button>
        )}
      </div>
      <Dialog isOpen={open === 'remove'} title="Remove the app?" onClose={() => setOpen(undefined)}>
        <RemoveForm onDone={() => finish('Your authenticator app has been removed.')} />
      </Dialog>
      <Dialog isOpen={open === 'renew'} title="Make new recovery codes" onClose={() => setOpen(undefined)}>
        <RenewForm onDone={(given) => finish('Your new recovery codes are ready.', given)} />
      </Dialog>
      <Dialog isOpen={codes.length > 0} title="Save your recovery codes" onClose={() => setCodes([])}>
        <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
      </Dialog>
    </>
  )
}
