import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type Problem } from '../../ui/fields/error-summary.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'

/** The options of `useForm` for a step that takes nothing but the current password. */
export const passwordOnly = {
  values: { current_password: '' },
  places: { 'account/wrong-password': 'current_password' },
  withoutToast: true,
} as const

interface PasswordFormProps {
  /** What `useForm` returns. */
  form: {
    field: (name: 'current_password') => ComponentProps<typeof CurrentPasswordField>['field']
    problems: Problem[]
    attempt: number
    sending: { isPending: boolean }
    formProps: ComponentProps<'form'>
  }
  label: string
  busyLabel: string
  tone?: 'danger' | 'main'
  /** Offers to leave everything as it is. */
  onKeep?: () => void
  keepLabel?: string
  /** What will happen. */
  children: ReactNode
}

/** Asks for the password before a step that somebody else at this device must not take. */
export function PasswordForm({
  form,
  label,
  busyLabel,
  tone = 'main',
  onKeep,
  keepLabel = 'Keep it',
  children,
}: PasswordFormProps) {
  const { field, problems, attempt, sending, formProps } = form
  return (
    <form {...formProps} className="grid gap-6">
      <p>{children}</p>
      <ErrorSummary problems={problems} attempt={attempt} />
      <CurrentPasswordField field={field('current_password')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone={tone} isBusy={sending.isPending} busyLabel={busyLabel}>
          {label}
        </Button>
        {onKeep && (
          <Button tone="quiet" onClick={onKeep}>
            {keepLabel}
          </Button>
        )}
      </div>
    </form>
  )
}
