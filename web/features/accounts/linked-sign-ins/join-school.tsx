import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askToJoin, joinPendingSignIn, type PendingSignIn } from '#contract/identity-providers.ts'
import { TermsAndPrivacy } from '../../../domain/terms-and-privacy.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { beginSession } from '../../../session/session-query.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { CardPage } from '../../../ui/page/card-page.tsx'
import { EmailAddress } from '../../../ui/text/email-address.tsx'

/** One press for a member of staff whose school is known by its domain. */
export function JoinSchool({ pending: { school, email, label, is_new: isNew } }: { pending: PendingSignIn }) {
  const client = useQueryClient()
  const { problems, attempt, sending, formProps } = useForm(joinPendingSignIn, {
    values: {},
    toInput: () => ({ confirmStaffMember: true as const }),
    onDone: ({ user }) =>
      beginSession(client, user)
        ? undefined
        : 'Your browser did not save the log-in. Allow cookies for this site, then try again.',
    withoutToast: true,
  })
  return (
    <CardPage
      title={`Do you work at ${school}?`}
      lead={
        <p>
          {label} says that <EmailAddress>{email}</EmailAddress> belongs to this school.
        </p>
      }
    >
      <form {...formProps} className="grid gap-6">
        <ErrorSummary problems={problems} attempt={attempt} />
        <p>
          {isNew
            ? 'Nobody has registered your school yet. We will do it now, with the details in the national register, and open every book to you straight away.'
            : 'Your school is already here, so you will join your colleagues straight away. We will e-mail the lead of the school, who can undo this.'}
        </p>
        <p className="text-ink-soft">
          This is for teachers, heads and other staff, not for pupils. By continuing you confirm that you are a member
          of staff, agree to the <TermsAndPrivacy />.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={sending.isPending} busyLabel="Opening the books…">
            Yes, I work there
          </Button>
          <ButtonLink tone="quiet" to="/login">
            No
          </ButtonLink>
        </div>
      </form>
    </CardPage>
  )
}

/** For somebody of a school whose account may be a pupil’s. */
export function PerhapsPupil({ pending: { school, email } }: { pending: PendingSignIn }) {
  return (
    <CardPage
      title="Only staff can log in here"
      lead={
        <p>
          We cannot tell whether <EmailAddress>{email}</EmailAddress> belongs to a member of staff or to a pupil of{' '}
          {school}.
        </p>
      }
    >
      <div className="grid gap-4">
        <p>
          <strong>If you are a pupil</strong>, you do not need an account. Ask your teacher for your class code.
        </p>
        <p>
          <strong>If you work at the school</strong>, ask a colleague who has an account here to invite you. If nobody
          has one, register the school.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/read">I have a class code</ButtonLink>
          <ButtonLink tone="quiet" to="/register">
            Register the school
          </ButtonLink>
        </div>
      </div>
    </CardPage>
  )
}

/** For somebody of a trust: its provider vouches for the trust, and only the address names the school. */
export function AskToJoin({ pending: { school, email, label, is_new: isNew } }: { pending: PendingSignIn }) {
  const [hasAsked, setAsked] = useState(false)
  const { problems, attempt, sending, formProps } = useForm(askToJoin, {
    values: {},
    toInput: () => ({ confirmStaffMember: true as const }),
    onDone: () => {
      setAsked(true)
      return undefined
    },
    withoutToast: true,
  })
  const lead = (
    <p>
      <EmailAddress>{email}</EmailAddress> looks like an address of this school, but {label} vouches for another domain,
      such as that of a trust.
    </p>
  )
  if (isNew)
    return (
      <CardPage title={`Do you work at ${school}?`} lead={lead}>
        <div className="grid gap-6">
          <p>
            Nobody has registered your school yet. Register it with this address: we will e-mail you a link to confirm
            it.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/register">Register the school</ButtonLink>
            <ButtonLink tone="quiet" to="/login">
              No
            </ButtonLink>
          </div>
        </div>
      </CardPage>
    )
  if (hasAsked)
    return (
      <CardPage title="We have asked" lead="If the school invites you, you will get an e-mail.">
        <ButtonLink to="/">Go to the start page</ButtonLink>
      </CardPage>
    )
  return (
    <CardPage title={`Do you work at ${school}?`} lead={lead}>
      <form {...formProps} className="grid gap-6">
        <ErrorSummary problems={problems} attempt={attempt} />
        <p>Your school is already here. We can ask those who look after it to invite you at this address.</p>
        <p className="text-ink-soft">This is for teachers, heads and other staff, not for pupils.</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={sending.isPending} busyLabel="Asking…">
            Yes, ask them
          </Button>
          <ButtonLink tone="quiet" to="/login">
            No
          </ButtonLink>
        </div>
      </form>
    </CardPage>
  )
}
