import { useQueryClient } from '@tanstack/react-query'
import { correctEmail } from '#contract/membership.ts'
import { useForm } from '../../../forms/use-form.ts'
import { rememberUser } from '../../../session/session-query.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

/** For an address that was mistyped at sign-up. */
export function CorrectAddressForm({ onDone }: { onDone: (email: string) => void }) {
  const client = useQueryClient()
  const { field, problems, attempt, sending, formProps } = useForm(correctEmail, {
    values: { email: '' },
    onDone: (user) => {
      rememberUser(client, user)
      onDone(user.email)
      return undefined
    },
    places: { 'account/address-taken': 'email' },
    withoutToast: true,
  })
  return (
    <form {...formProps} className="mt-4 grid gap-4">
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField {...field('email')} label="Correct e-mail address" type="email" autoComplete="email" />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Sending…">
          Send the link there
        </Button>
      </div>
    </form>
  )
}
