import { inviteUsers } from '#contract/invitations.ts'
import { upload } from '../../api/upload.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { BadRowList } from './bad-row-list.tsx'
import { useRefreshInvitations } from './queries.ts'

const invited = 'Users invited successfully.'

/** E-mail addresses of other parents, one per line. The input survives an error and a reload. */
export function InviteForm() {
  const [values, change] = useDraft('invitations', { emails: '' })
  const refresh = useRefreshInvitations()
  const { field, problems, attempt, sending, formProps } = useForm(inviteUsers, {
    values,
    onChange: change,
    check: ({ emails }) => (emails.trim() === '' ? { emails: 'Enter at least one e-mail address.' } : {}),
    send: ({ emails }) => upload(inviteUsers, emails),
    onDone: () => {
      change({ emails: '' })
      refresh()
      showToast.success(invited)
      return undefined
    },
  })
  return (
    <div className="grid gap-6">
      <form {...formProps} className="grid gap-4">
        <ErrorSummary problems={problems} attempt={attempt} />
        <TextArea
          {...field('emails')}
          label="E-mail addresses"
          hint="Put one address on each line, up to 50 at a time."
          rows={6}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <Button type="submit" isBusy={sending.isPending} busyLabel="Inviting…">
            Invite
          </Button>
        </div>
      </form>
      <div role="status">
        {sending.data && (
          <Notice tone="success" title={invited}>
            <p>Each of them will get one e-mail, with a link that works for 14 days and a way to decline.</p>
            <BadRowList rows={sending.data.bad_rows} />
          </Notice>
        )}
      </div>
    </div>
  )
}
