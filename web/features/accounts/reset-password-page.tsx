import { errors } from '#contract/errors.ts'
import { DeadLink } from '../../domain/dead-link.tsx'
import { useTokenFromAddress } from '../../session/use-token-from-address.ts'
import { CardPage } from '../../ui/page/card-page.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { useResetLink } from './use-reset-link.ts'

/** Opened from a link in an e-mail. Opening it changes nothing, because mail scanners open links too. */
export function ResetPasswordPage() {
  const link = useResetLink(useTokenFromAddress())
  if (link.isExpired)
    return (
      <DeadLink to="/forget-password" label="Ask for a new link">
        {errors['account/link-expired'].message}
      </DeadLink>
    )
  return (
    <CardPage lead={<p>It replaces your old password on every device.</p>}>
      <ResetPasswordForm link={link} />
    </CardPage>
  )
}
