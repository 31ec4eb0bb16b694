import { useState } from 'react'
import * as z from 'zod/mini'
import { GivenPassword } from '#contract/accounts.ts'
import { addPasskey, beginPasskey } from '#contract/passkeys.ts'
import { call } from '../../../api/call.ts'
import { useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { CurrentPasswordField } from '../current-password-field.tsx'
import { useForgetWays } from '../second-step/queries.ts'
import { createPasskey } from './browser.ts'
import { ownDeviceName } from './own-device-name.ts'

interface Typed {
  device: string
  name: string
  current_password: string
}

const owners = [
  { value: 'mine', label: 'Only me' },
  { value: 'shared', label: 'Other people too', hint: 'A class set of tablets, or a computer in the staff room.' },
] as const

/** Asked before anything else: anybody who can unlock a device can use the passkeys on it. */
const Input = z.object({
  device: z.literal('mine', 'Say who can unlock this device.'),
  name: addPasskey.body.shape.name,
  current_password: GivenPassword,
})

function AddForm({ onDone, onClose }: { onDone: (codes: string[]) => void; onClose: () => void }) {
  const { field, values, set, errors, problems, attempt, sending, formProps } = useAdding(onDone)
  const isShared = values.device === 'shared'
  return (
    <form {...formProps} className="grid gap-6">
      <p>
        With a passkey, you log in the same way as you unlock your device: with a fingerprint, your face or a PIN. We
        never see any of these.
      </p>
      <ErrorSummary problems={problems} attempt={attempt} />
      <RadioGroup
        id="device"
        name="device"
        label="Who can unlock this device?"
        value={values.device}
        options={owners}
        error={errors.device}
        onChange={({ target }) => set(target.value)}
      />
      {isShared ? (
        <>
          <Notice title="Do not add a passkey here">
            <p>
              Anybody who can unlock this device could log in to your account. Keep using your password here, and add a
              passkey in these settings on your own phone or computer.
            </p>
          </Notice>
          <div>
            <Button onClick={onClose}>Close</Button>
          </div>
        </>
      ) : (
        <>
          <TextField
            {...field('name')}
            label="Name of the passkey"
            hint="To tell it apart from others, such as “My phone”."
          />
          <CurrentPasswordField field={field('current_password')} />
          <div>
            <Button type="submit" isBusy={sending.isPending} busyLabel="Waiting for your device…">
              Create the passkey
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

function useAdding(onDone: (codes: string[]) => void) {
  const forget = useForgetWays()
  const form = useForm(beginPasskey, {
    values: { device: '', name: ownDeviceName(navigator.userAgent), current_password: '' } as Typed,
    schema: Input,
    toInput: (typed) => typed as never,
    send: async ({ name, current_password }: Typed) => {
      const options = await call(beginPasskey, { body: { own_device: true, current_password } })
      const credential = await createPasskey(options)
      return call(addPasskey, { body: { name, credential } })
    },
    onDone: ({ recovery_codes }, { name }) => {
      forget()
      // It would cover the codes, which have to be saved now.
      if (recovery_codes.length === 0) showToast.success(`You can now log in with the passkey “${name.trim()}”.`)
      onDone(recovery_codes)
      return undefined
    },
    places: { 'account/wrong-password': 'current_password' },
    withoutToast: true,
  })
  return { ...form, set: (device: string) => form.change({ device }) }
}

/** `onDone`: a passkey has been added; with recovery codes to show, if an operator had none before. */
export function AddPasskey({ onDone = () => undefined }: { onDone?: (codes: string[]) => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Add a passkey
      </Button>
      <Dialog isOpen={isOpen} title="Add a passkey" onClose={close}>
        <AddForm
          onClose={close}
          onDone={(codes) => {
            close()
            onDone(codes)
          }}
        />
      </Dialog>
    </>
  )
}
