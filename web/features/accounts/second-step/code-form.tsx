import { useQueryClient } from '@tanstack/react-query'
import { passSecondStep } from '#contract/second-step.ts'
import { useForm } from '../../../forms/use-form.ts'
import { profileQuery } from '../../../session/session-query.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

/** The second step of a log-in: the page notices that it has been taken. */
export function CodeForm() {
  const client = useQueryClient()
  const { field, problems, attempt, sending, formProps } = useForm(passSecondStep, {
    values: { code: '' },
    onDone: (user) => {
      client.setQueryData(profileQuery.queryKey, user)
      return undefined
    },
    withoutToast: true,
  })
  return (
    <form {...formProps} className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField
        {...field('code')}
        label="Code"
        hint="The six digits that your authenticator app shows now, or one of your recovery codes."
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        className="max-w-64"
      />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Checking…">
          Continue
        </Button>
      </div>
    </form>
  )
}
