import { useQueryClient } from '@tanstack/react-query'
import { correctEmail } from '#contract/membership.ts'
import { call } from '../../../api/call.ts'
import { filled, useShortForm } from '../../../api/use-short-form.ts'
import { rememberUser } from '../../../session/session-query.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** For an address that was mistyped at sign-up. */
export function CorrectAddressForm({ onDone }: { onDone: (email: string) => void }) {
  const client = useQueryClient()
  const { errors, problems, attempt, sending, handleSubmit } = useShortForm({
    checks: { email: filled('Enter your e-mail address.') },
    send: (body) => call(correctEmail, { body }),
    onDone: (user) => {
      rememberUser(client, user)
      onDone(user.email)
      return undefined
    },
    place: (error) => (error.code === 'account/address-taken' ? { email: error.message } : undefined),
  })
  return (
    <form noValidate className="mt-4 grid gap-4" onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField
        id="email"
        name="email"
        label="The right e-mail address"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={errors.email}
      />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Sending…">
          Send the link there
        </Button>
      </div>
    </form>
  )
}
