import type { AccountCase } from '#contract/users.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { showToast } from '../../ui/feedback/toast.ts'
import { DeviceRow } from '../../ui/lists/device-row.tsx'
import { useEndSession } from './queries.ts'

interface UserDevicesProps {
  account: AccountCase
  /** An operator who may do more than the one who looks, and whom the server lets nobody log out. */
  hasMoreRights: boolean
}

/** The devices on which a user is logged in. Each can be logged out; the account itself does not change. */
export function UserDevices({ account, hasMoreRights }: UserDevicesProps) {
  const ending = useEndSession(account.id)
  const name = account.full_name || account.email
  const end = ({ id, device }: AccountCase['sessions'][number]) =>
    ending.mutate(id, {
      onSuccess: () => {
        showToast.success(`${device || 'That device'} has been logged out.`)
        // The focused button disappears with its list item.
        document.getElementById('devices')?.focus()
      },
      onError: (error) => {
        const isGone = error instanceof ApiError && error.status === 404
        showToast.error(isGone ? 'That device had already been logged out.' : sentenceOf(error))
      },
    })
  return (
    <section aria-labelledby="devices" className="grid gap-4 border-line border-t pt-8">
      <h2 id="devices" tabIndex={-1} className="text-xl outline-none">
        Devices logged in
      </h2>
      {account.sessions.length === 0 ? (
        <p className="text-ink-soft">No device is logged in to this account.</p>
      ) : (
        <>
          {!hasMoreRights && (
            <p className="max-w-[60ch] text-ink-soft">
              {account.is_own
                ? 'If you do not recognise one of these devices, log it out and choose a new password.'
                : `If ${name} does not recognise one of these devices, log it out and send a link for a new password.`}
            </p>
          )}
          <ul className="grid gap-3">
            {account.sessions.map((session) => (
              <DeviceRow
                key={session.id}
                device={session}
                isEnding={ending.isPending && ending.variables === session.id}
                onEnd={hasMoreRights ? undefined : () => end(session)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
