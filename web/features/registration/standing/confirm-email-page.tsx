import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignedIn } from '#contract/accounts.ts'
import { confirmEmail } from '#contract/membership.ts'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { FailureNotice } from '../../../domain/failure-notice.tsx'
import { useSession } from '../../../session/use-session.ts'
import { useTokenFromAddress } from '../../../session/use-token-from-address.ts'
import { Button } from '../../../ui/button.tsx'
import { CardPage } from '../../../ui/page/card-page.tsx'
import { AddressConfirmed } from './address-confirmed.tsx'
import { ConfirmElsewhere } from './confirm-elsewhere.tsx'
import { ExpiredLink } from './expired-link.tsx'
import { useConfirmed } from './use-confirmed.ts'

/** Opened by the link of an e-mail. Opening it changes nothing: mail scanners open links too. */
export function ConfirmEmailPage() {
  const token = useTokenFromAddress()
  const { isSignedIn } = useSession()
  const [isExpired, setExpired] = useState(token === '')
  const [done, setDone] = useState<{ since: number; isElsewhere: boolean } | null>(null)
  const takeUp = useConfirmed()
  const finish = (answer: SignedIn, isElsewhere: boolean) => {
    setDone({ since: Date.now(), isElsewhere })
    takeUp(answer)
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(confirmEmail, { body: { token } }),
    onSuccess: (answer) => finish(answer, false),
  })
  const code = error instanceof ApiError ? error.code : undefined
  if (done) return <AddressConfirmed {...done} />
  if (isExpired || code === 'account/link-expired') return <ExpiredLink />
  if (!isSignedIn || code === 'account/password-needed')
    return (
      <ConfirmElsewhere
        token={token}
        isSignedIn={isSignedIn}
        onDone={(answer) => finish(answer, true)}
        onExpired={() => setExpired(true)}
      />
    )
  return (
    <CardPage lead={<p>Press the button to confirm that this address is yours. We will send our e-mails to it.</p>}>
      <FailureNotice title="Your address is not confirmed yet" error={error} className="mb-6" />
      <Button isBusy={isPending} busyLabel="Confirming…" onClick={() => mutate()}>
        Confirm my address
      </Button>
    </CardPage>
  )
}
