import { inviteColleague } from '#contract/invitations.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useRefreshInvitations } from './queries.ts'

/** Invites another member of staff, who gets the same access. */
export function ColleagueForm() {
  const refresh = useRefreshInvitations()
  const { field, change, problems, attempt, sending, formProps } = useForm(inviteColleague, {
    values: { email: '' },
    onDone: ({ successfully_imported: invited, exists_email: existing }) => {
      if (existing.length > 0) return 'There is already an account with this address, so we cannot invite it.'
      if (invited === 0)
        return 'We have not sent another invitation: one is still open, this person does not want to be invited, or this address has had as many as we send. Ask your colleague for another address.'
      change({ email: '' })
      refresh()
      showToast.success('Your colleague has been invited.')
      return undefined
    },
  })
  return (
    <form {...formProps} className="grid gap-4">
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField
        {...field('email')}
        label="Colleague’s e-mail address"
        hint="They will share the school’s account, see every resource, and be able to give parents access."
        type="email"
        autoComplete="off"
      />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Inviting…">
          Invite a colleague
        </Button>
      </div>
    </form>
  )
}
