import { useState } from 'react'
import type { Answer } from '#contract/endpoint.ts'
import { addApp, beginApp } from '#contract/second-step.ts'
import { useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { CurrentPasswordField } from '../current-password-field.tsx'

type Begun = Answer<typeof beginApp>

function PasswordStep({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const { field, problems, attempt, sending, formProps } = useForm(beginApp, {
    values: { current_password: '' },
    onDone: (begun) => {
      onBegun(begun)
      return undefined
    },
    places: { 'account/wrong-password': 'current_password' },
    withoutToast: true,
  })
  return (
    <form {...formProps} className="grid gap-6">
      <p>
        An authenticator app on your phone, such as Microsoft Authenticator, Google Authenticator or 2FAS, shows a new
        code every 30 seconds. We then ask for it each time you log in with your password.
      </p>
      <ErrorSummary problems={problems} attempt={attempt} />
      <CurrentPasswordField field={field('current_password')} />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Checking…">
          Continue
        </Button>
      </div>
    </form>
  )
}

function CodeStep({ begun, onDone }: { begun: Begun; onDone: (codes: string[]) => void }) {
  const { qr, secret, set_up } = begun
  const { field, problems, attempt, sending, formProps } = useForm(addApp, {
    values: { code: '' },
    toInput: ({ code }) => ({ code, set_up }),
    onDone: ({ recovery_codes }) => {
      onDone(recovery_codes)
      return undefined
    },
    withoutToast: true,
  })
  return (
    <form {...formProps} className="grid gap-6">
      <p>In the app, add an account and scan this picture.</p>
      {/* Scanners need dark on light, whatever the colours of the page. */}
      <svg
        role="img"
        aria-label="QR code for your authenticator app"
        viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
        className="w-56 max-w-full rounded-md bg-white"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p>
        On the same phone? Enter this key in the app instead:{' '}
        <strong className="font-mono" translate="no">
          {secret.replace(/.{4}(?=.)/g, '$& ')}
        </strong>
      </p>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField
        {...field('code')}
        label="Code"
        hint="The six digits that the app shows now."
        inputMode="numeric"
        autoComplete="one-time-code"
        className="max-w-40"
      />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Checking…">
          Set up the app
        </Button>
      </div>
    </form>
  )
}

/** `onDone`: the app works; with recovery codes to show, if there were none before. */
export function AddApp({ label, onDone }: { label: string; onDone: (codes: string[]) => void }) {
  const [isOpen, setOpen] = useState(false)
  const [begun, setBegun] = useState<Begun>()
  const close = () => {
    setOpen(false)
    setBegun(undefined)
  }
  const finish = (codes: string[]) => {
    close()
    onDone(codes)
  }
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog isOpen={isOpen} title="Set up an authenticator app" onClose={close}>
        {begun ? <CodeStep begun={begun} onDone={finish} /> : <PasswordStep onBegun={setBegun} />}
      </Dialog>
    </>
  )
}
