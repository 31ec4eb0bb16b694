import type { ReactNode } from 'react'
import { urlFor } from '#contract/endpoint.ts'
import { exportOwnData } from '#contract/membership.ts'
import { useSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { LogOutEverywhere } from './log-out-everywhere.tsx'
import { SessionList } from './session-list.tsx'

/** `notifications`: the notification settings, which belong to another feature. */
export function SettingsPage({ notifications }: { notifications: ReactNode }) {
  const { user } = useSession()
  return (
    <Page breadcrumb={[{ label: 'Resources', to: '/resources' }, { label: 'Settings' }]}>
      <div className="mt-8 grid max-w-3xl gap-12">
        <section aria-labelledby="log-in">
          <h2 id="log-in" className="text-xl">
            How you log in
          </h2>
          <p className="mt-2 mb-6 max-w-[60ch]">
            You log in with <strong>{user?.email}</strong> and your password.
          </p>
          <div className="flex flex-wrap gap-3">
            <ChangeEmail />
            <ChangePassword />
          </div>
        </section>
        {notifications}
        <section aria-labelledby="devices">
          <h2 id="devices" tabIndex={-1} className="text-xl outline-none">
            Where you are logged in
          </h2>
          <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">
            If you do not recognise one of these devices, log it out and choose a new password.
          </p>
          <SessionList />
          <LogOutEverywhere />
        </section>
        <section aria-labelledby="data">
          <h2 id="data" className="text-xl">
            Your data
          </h2>
          <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">
            Download a file with everything we hold about you, in a format that other programs can read (JSON).
          </p>
          <div className="flex flex-wrap gap-3">
            <a href={urlFor(exportOwnData)} download className={buttonClass('quiet')}>
              Download my data
            </a>
            <DeleteAccount />
          </div>
        </section>
      </div>
    </Page>
  )
}
