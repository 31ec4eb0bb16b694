import { errors } from '#contract/errors.ts'
import { useTokenFromAddress } from '../../session/use-token-from-address.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CardPage } from '../../ui/page/card-page.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { useResetLink } from './use-reset-link.ts'

/** Opened from a link in an e-mail. Opening it changes nothing, because mail scanners open links too. */
export function ResetPasswordPage() {
  const link = useResetLink(useTokenFromAddress())
  if (link.isExpired)
    return (
      <CardPage key="expired" title="This link no longer works">
        <p role="alert" className="mb-6">
          {errors['account/link-expired'].message}
        </p>
        <ButtonLink to="/forget-password">Ask for a new link</ButtonLink>
      </CardPage>
    )
  return (
    <CardPage lead={<p>It replaces your old password on every device.</p>}>
      <ResetPasswordForm link={link} />
    </CardPage>
  )
}
