import { useState } from 'react'
import type { AccountCase } from '#contract/users.ts'
import { FailureNotice } from '../../domain/failure-notice.tsx'
import { WithRights } from '../../session/with-rights.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Section } from '../../ui/page/section.tsx'
import { moment } from '../../ui/text/moment.ts'
import { type Act, useAct } from './queries.ts'

const done: Record<Act, string> = {
  confirmation: 'A new confirmation e-mail has been sent.',
  password: 'A link to choose a new password has been sent.',
  bounce: 'The mark has been removed. If another e-mail bounces, you will see it here.',
  'second-step': 'The second step has been removed. A password is enough again.',
  disable: 'The account has been disabled. You can enable it again.',
  enable: 'The account has been enabled.',
}

interface UserActionsProps {
  account: AccountCase
  /** An operator who may do more than the one who looks: the server refuses every action then. */
  hasMoreRights: boolean
}

/** Sends mails that users ask for again, and disables an account. */
export function UserActions({ account, hasMoreRights }: UserActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const acting = useAct(account.id)
  const act = (kind: Act) =>
    acting.mutate(kind, {
      onSuccess: () => showToast.success(done[kind]),
      onSettled: () => {
        setAsking(false)
        setRemoving(false)
      },
    })
  const isBusy = (kind: Act) => acting.isPending && acting.variables === kind
  const name = account.full_name || account.email
  return (
    <Section id="act" title="Help and limits" className="grid gap-4">
      <FailureNotice title="Nothing was changed" error={acting.error} />
      {account.bounce && (
        <Notice tone="danger" title="E-mails to this address bounce">
          <p className="wrap-anywhere">
            {account.bounce.came_back
              ? `E-mails have come back since ${moment(account.bounce.since_time)}. The reason was: `
              : `Its mail server has refused them since ${moment(account.bounce.since_time)}. Its last reply was: `}
            {account.bounce.problem}
          </p>
          <p>
            Ask this person for another address.{' '}
            {!account.bounce.came_back && 'The mark disappears once an e-mail gets through.'}
            {account.bounce.came_back && !hasMoreRights && 'Remove the mark once you know that the address works.'}
          </p>
          {!hasMoreRights && (
            <div>
              <Button
                tone="quiet"
                className="bg-raised!"
                isBusy={isBusy('bounce')}
                busyLabel="Removing…"
                onClick={() => act('bounce')}
              >
                Remove the mark
              </Button>
            </div>
          )}
        </Notice>
      )}
      {hasMoreRights ? (
        <p className="text-ink-soft">This operator has more rights than you. Ask an owner of the portal.</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {account.status === 'not-active' && (
            <Button isBusy={isBusy('confirmation')} busyLabel="Sending…" onClick={() => act('confirmation')}>
              Send the confirmation again
            </Button>
          )}
          {account.status === 'disabled' ? (
            <WithRights rights="moderator" to="enable the account">
              <Button isBusy={isBusy('enable')} busyLabel="Enabling…" onClick={() => act('enable')}>
                Enable the account
              </Button>
            </WithRights>
          ) : (
            <>
              <Button tone="quiet" isBusy={isBusy('password')} busyLabel="Sending…" onClick={() => act('password')}>
                Send a link for a new password
              </Button>
              {account.has_app && account.role !== 'admin' && (
                <WithRights rights="moderator">
                  <Button tone="quiet" onClick={() => setRemoving(true)}>
                    Remove the second step
                  </Button>
                </WithRights>
              )}
              {!account.is_own && (
                <WithRights rights="moderator">
                  <Button tone="danger" onClick={() => setAsking(true)}>
                    Disable the account
                  </Button>
                </WithRights>
              )}
            </>
          )}
        </div>
      )}
      {account.is_own && <p className="text-ink-soft">This is your own account, so you cannot disable it.</p>}
      <ConfirmDialog
        isOpen={isRemoving}
        title={`Remove the second step of ${name}?`}
        confirm={{ label: 'Remove the second step', busyLabel: 'Removing…', tone: 'danger' }}
        keep="Leave it as it is"
        isBusy={isBusy('second-step')}
        onConfirm={() => act('second-step')}
        onClose={() => setRemoving(false)}
      >
        <p>
          Do this only if you are sure who is asking: ring the school back on the number in the register. Their
          authenticator app and recovery codes will stop working, every device will be logged out, and we will tell them
          by e-mail. Their password will then be enough.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Disable ${name}?`}
        confirm={{ label: 'Disable the account', busyLabel: 'Disabling…', tone: 'danger' }}
        keep="Leave it as it is"
        isBusy={isBusy('disable')}
        onConfirm={() => act('disable')}
        onClose={() => setAsking(false)}
      >
        <p>
          We will log out every device at once, and nobody will be able to log in to this account.{' '}
          {account.deletion_time || account.status === 'not-active'
            ? 'You can enable it again until we delete it.'
            : 'Nothing is deleted: you can enable it again at any time.'}
        </p>
        {account.deletion_time && (
          <p>
            Its owner has asked us to delete it, which we will still do: seven days after they asked, or a little later
            if their e-mail address has just been changed.
          </p>
        )}
        {account.status === 'not-active' && (
          <p>Its e-mail address was never confirmed, so we will delete it 19 days after sign-up, disabled or not.</p>
        )}
      </ConfirmDialog>
    </Section>
  )
}
