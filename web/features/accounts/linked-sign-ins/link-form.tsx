import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { linkPendingSignIn } from '#contract/identity-providers.ts'
import { useForm } from '../../../forms/use-form.ts'
import { beginSession } from '../../../session/session-query.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { CurrentPasswordField } from '../current-password-field.tsx'
import { passwordOnly } from '../password-form.tsx'

/** Asks for the password of the account that has the address already. */
export function LinkForm({ label }: { label: string }) {
  const client = useQueryClient()
  const { field, problems, attempt, sending, formProps } = useForm(linkPendingSignIn, {
    ...passwordOnly,
    onDone: ({ user }) =>
      beginSession(client, user)
        ? undefined
        : 'Your browser did not save the log-in. Allow cookies for this site, then try again.',
  })
  return (
    <form {...formProps} className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <CurrentPasswordField field={field('current_password')} />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <Button type="submit" isBusy={sending.isPending} busyLabel="Linking…">
          Link {label} and log in
        </Button>
        <Link to="/forget-password" className="link inline-flex min-h-11 items-center">
          Forgotten your password?
        </Link>
      </div>
    </form>
  )
}
