import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { joinByInvitation } from '#contract/invitations.ts'
import { call } from '../../api/call.ts'
import { useForm } from '../../forms/use-form.ts'
import { profileQuery } from '../../session/session-query.ts'
import { useSession } from '../../session/use-session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'

interface JoinWithAccountProps {
  token: string
  /** That of the account which can join. */
  email: string
  school: string
  onJoined: () => void
}

/** For staff without a school, who keep the account that they have. */
export function JoinWithAccount({ token, email, school, onJoined }: JoinWithAccountProps) {
  const { user } = useSession()
  if (user?.email.toLowerCase() === email.toLowerCase())
    return <JoinForm token={token} school={school} onJoined={onJoined} />
  return (
    <>
      <p className="mb-6 break-words">
        {user ? 'Log out, then log in' : 'Log in'} as {email}, and open the link in our e-mail again. You keep your
        account.
      </p>
      {!user && <ButtonLink to="/login">Log in</ButtonLink>}
    </>
  )
}

function JoinForm({ token, school, onJoined }: Omit<JoinWithAccountProps, 'email'>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { problems, attempt, sending, formProps } = useForm(joinByInvitation, {
    values: { token },
    send: (values) => call(joinByInvitation, { body: values }),
    onDone: () => {
      onJoined()
      void client.invalidateQueries({ queryKey: profileQuery.queryKey }).then(() => navigate('/', { replace: true }))
      return undefined
    },
  })
  return (
    <form {...formProps} className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <p>
        You keep your account. From now on it belongs to <bdi>{school}</bdi>, whose lead sees your name and address.
      </p>
      <Button type="submit" isBusy={sending.isPending} busyLabel="Joining…">
        Join the school
      </Button>
    </form>
  )
}
