import { useState } from 'react'
import { inviteUsers } from '#contract/invitations.ts'
import { upload } from '../../api/upload.ts'
import { useCheckedForm } from '../../api/use-checked-form.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast.ts'
import { BadRowList } from './bad-row-list.tsx'
import { useRefreshInvitations } from './queries.ts'
import { typedAddresses } from './typed-addresses.ts'

const invited = 'Users invited successfully.'

const checks = [
  {
    field: 'emails',
    sentence: 'Enter at least one e-mail address.',
    passes: (value: unknown) => String(value).trim() !== '',
  },
] as const

/** Addresses of other parents, one a line. What was typed survives an error and a reload. */
export function InviteForm() {
  const [values, setValues] = useState(() => ({ emails: typedAddresses.read() }))
  const refresh = useRefreshInvitations()
  const change = (changed: Partial<typeof values>) => {
    const next = { ...values, ...changed }
    setValues(next)
    typedAddresses.write(next.emails)
  }
  const { field, problems, attempt, sending, handleSubmit } = useCheckedForm({
    values,
    onChange: change,
    checks,
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
      <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
        <ErrorSummary problems={problems} attempt={attempt} />
        <TextArea
          {...field('emails')}
          label="E-mail addresses"
          hint="One address a line, up to 50 at a time."
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
            <p>Each gets one e-mail, with a link that works for 14 days and a way to say no.</p>
            <BadRowList rows={sending.data.bad_rows} />
          </Notice>
        )}
      </div>
    </div>
  )
}
