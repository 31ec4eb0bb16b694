import { Link, useSearchParams } from 'react-router'
import { requestPasswordReset } from '#contract/accounts.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { EmailField } from '../../ui/fields/email-field.tsx'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { CardPage } from '../../ui/page/card-page.tsx'

const done = 'Email has been sent to recover password.'

export function ForgetPasswordPage() {
  const { field, problems, attempt, sending, formProps } = useForm(requestPasswordReset, {
    values: { email: '' },
    onDone: () => void showToast.success(done),
    withoutToast: true,
  })
  const [search] = useSearchParams()
  const isPosted = search.has('sent') && problems.length === 0
  return (
    <CardPage lead={<p>Enter the e-mail address you log in with. We will send you a link to choose a new password.</p>}>
      {(sending.isSuccess || isPosted) && (
        <Notice tone="success" title={done} isUrgent className="mb-6">
          <p>
            If somebody can log in with {sending.variables?.email ?? 'this address'}, the link will arrive within a few
            minutes. Check your spam folder too.
          </p>
        </Notice>
      )}
      <form {...formProps} method="post" className="grid gap-6">
        <ErrorSummary problems={problems} attempt={attempt} />
        <EmailField {...field('email')} />
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <Button type="submit" isBusy={sending.isPending} busyLabel="Sending…">
            {sending.isSuccess ? 'Send it again' : 'Send the link'}
          </Button>
          <Link to="/login" className="link inline-flex min-h-11 items-center">
            Back to log in
          </Link>
        </div>
      </form>
    </CardPage>
  )
}
