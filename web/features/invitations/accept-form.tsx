import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { acceptInvitation } from '#contract/invitations.ts'
import { newsLabel } from '../../domain/news-label.ts'
import { TermsLabel } from '../../domain/terms-and-privacy.tsx'
import { useForm } from '../../forms/use-form.ts'
import { beginSession } from '../../session/session-query.ts'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { NewPasswordField } from '../../ui/fields/new-password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

const places = { 'account/password-common': 'password', 'account/address-taken': 'email' } as const

interface AcceptFormProps {
  token: string
  email: string
  isStaff: boolean
  onAccepted: () => void
}

/** The fields of a new account, except the e-mail address, which the invitation has confirmed. */
export function AcceptForm({ token, email, isStaff, onAccepted }: AcceptFormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { field, box, problems, attempt, sending, formProps } = useForm(acceptInvitation, {
    values: { email, full_name: '', password: '', agreeTerms: false, wantsNews: false },
    toInput: ({ email: _, wantsNews, ...typed }) => ({ token, ...typed, ...(isStaff && { wantsNews }) }),
    onDone: ({ user }) => {
      onAccepted()
      if (!beginSession(client, user))
        return 'We have created your account, but your browser did not save the log-in. Allow cookies for this site, then log in.'
      void navigate('/', { replace: true })
      return undefined
    },
    places,
  })
  return (
    <form {...formProps} className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField
        {...field('email')}
        label="E-mail address"
        type="email"
        autoComplete="username"
        readOnly
        className="border-line"
      />
      <TextField {...field('full_name')} label="Full name" autoComplete="name" />
      <NewPasswordField {...field('password')} label="Password" />
      <div className="grid gap-2">
        <CheckBox {...box('agreeTerms')} label={<TermsLabel />} />
        {isStaff && <CheckBox {...box('wantsNews')} label={newsLabel} />}
      </div>
      <Button type="submit" isBusy={sending.isPending} busyLabel="Creating your account…">
        Accept the invitation
      </Button>
    </form>
  )
}
