import { useState } from 'react'
import { inviteColleague } from '#contract/invitations.ts'
import { call } from '../../api/call.ts'
import { useCheckedForm } from '../../api/use-checked-form.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useRefreshInvitations } from './queries.ts'

const checks = [
  { field: 'email', sentence: 'Enter your colleague’s e-mail address.', passes: (value: unknown) => value !== '' },
] as const

/** Invites another member of staff, who then sees what this one sees. */
export function ColleagueForm() {
  const [values, setValues] = useState({ email: '' })
  const refresh = useRefreshInvitations()
  const { field, problems, attempt, sending, handleSubmit } = useCheckedForm({
    values,
    onChange: (changed) => setValues({ ...values, ...changed }),
    checks,
    send: ({ email }) => call(inviteColleague, { body: { email } }),
    onDone: ({ successfully_imported: invited, exists_email: existing }) => {
      if (existing.length > 0) return 'There is an account with this address already, so it cannot be invited.'
      if (invited === 0)
        return 'This address was not asked again: an invitation is open, or they would rather not be invited.'
      setValues({ email: '' })
      refresh()
      showToast.success('Your colleague has been invited.')
      return undefined
    },
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField
        {...field('email')}
        label="Colleague’s e-mail address"
        hint="They share the school’s account, see every resource, and can give parents access."
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Inviting…">
          Invite a colleague
        </Button>
      </div>
    </form>
  )
}
