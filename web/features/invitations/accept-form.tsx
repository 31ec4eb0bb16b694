import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isPasswordLongEnough, tooShortPassword } from '#contract/accounts.ts'
import { acceptInvitation } from '#contract/invitations.ts'
import { call } from '../../api/call.ts'
import { useCheckedForm } from '../../api/use-checked-form.ts'
import { beginSession } from '../../session/session-query.ts'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

const checks = [
  { field: 'password', sentence: tooShortPassword, passes: isPasswordLongEnough },
  { field: 'agreeTerms', sentence: 'Please confirm you agree terms', passes: (value: unknown) => value === true },
] as const

const places = { 'account/password-common': 'password', 'account/address-taken': 'email' } as const

interface AcceptFormProps {
  token: string
  email: string
  onAccepted: () => void
}

/** What an account of one's own needs besides the address, which the invitation has confirmed. */
export function AcceptForm({ token, email, onAccepted }: AcceptFormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [values, setValues] = useState({ email, full_name: '', password: '', agreeTerms: false })
  const { field, box, problems, attempt, sending, handleSubmit } = useCheckedForm({
    values,
    onChange: (changed) => setValues({ ...values, ...changed }),
    checks,
    send: ({ full_name, password }) =>
      call(acceptInvitation, { body: { token, full_name, password, agreeTerms: true } }),
    onDone: ({ user }) => {
      onAccepted()
      if (!beginSession(client, user))
        return 'Your account has been made, but your browser did not keep the log-in. Allow cookies for this site, then log in.'
      void navigate('/', { replace: true })
      return undefined
    },
    places,
  })
  return (
    <form noValidate className="grid gap-6" onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField
        {...field('email')}
        label="E-mail address"
        type="email"
        autoComplete="username"
        readOnly
        className="border-line"
      />
      <TextField {...field('full_name')} label="Full name" autoComplete="name" maxLength={100} />
      <NewPasswordField {...field('password')} label="Password" />
      <CheckBox
        {...box('agreeTerms')}
        label={
          <>
            I agree to the{' '}
            <Link to="/terms" target="_blank" className="link">
              terms
            </Link>{' '}
            and have read the{' '}
            <Link to="/privacy" target="_blank" className="link">
              privacy notice
            </Link>{' '}
            (both open in a new tab)
          </>
        }
      />
      <Button type="submit" isBusy={sending.isPending} busyLabel="Making your account…">
        Accept the invitation
      </Button>
    </form>
  )
}
