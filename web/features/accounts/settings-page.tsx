import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { refusal } from '#contract/access.ts'
import { urlFor } from '#contract/endpoint.ts'
import { exportOwnData } from '#contract/membership.ts'
import { principalOf } from '../../session/principal.ts'
import { useSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { EmailAddress } from '../../ui/text/email-address.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { LinkResult } from './linked-sign-ins/link-result.tsx'
import { LinkedSignIns } from './linked-sign-ins/linked-list.tsx'
import { LogOutEverywhere } from './log-out-everywhere.tsx'
import { PasskeyList } from './passkeys/passkey-list.tsx'
import { AppSettings } from './second-step/app-settings.tsx'
import { SessionList } from './session-list.tsx'

/** `notifications` and `keptBooks`: settings that belong to other features. */
export function SettingsPage({ notifications, keptBooks }: { notifications: ReactNode; keptBooks: ReactNode }) {
  const { user } = useSession()
  const isStaff = user !== undefined && !refusal('staff', principalOf(user))
  return (
    <Page breadcrumb={[{ label: 'Home', to: '/' }, { label: 'Settings' }]}>
      <div className="mt-8 grid max-w-3xl gap-12">
        <section aria-labelledby="log-in">
          <h2 id="log-in" tabIndex={-1} className="text-xl outline-none">
            How you log in
          </h2>
          <LinkResult />
          <p className="mt-2 mb-6 max-w-[60ch]">
            You log in with{' '}
            <strong>
              <EmailAddress>{user?.email ?? ''}</EmailAddress>
            </strong>{' '}
            and your password.
          </p>
          <div className="flex flex-wrap gap-3">
            <ChangeEmail />
            <ChangePassword />
          </div>
          <h3 className="mt-8 text-lg">Passkeys</h3>
          <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">
            A passkey logs you in with the fingerprint, face or PIN that unlocks your own device. It cannot be guessed,
            and no other site can trick you into giving it away.
          </p>
          <PasskeyList />
          <LinkedSignIns />
          <h3 className="mt-8 text-lg">Authenticator app</h3>
          <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">
            An app on your phone shows a code, which we ask for after your password. It keeps out anybody who has found
            out your password.
          </p>
          <AppSettings />
        </section>
        {notifications}
        {keptBooks}
        {isStaff && (
          <section aria-labelledby="school">
            <h2 id="school" className="text-xl">
              Your school
            </h2>
            <p className="mt-2 max-w-[60ch]">
              <Link to="/your-school" className="link">
                See and print what your school has done here
              </Link>
              : the books you have opened, the parents who have joined, and your sessions.
            </p>
          </section>
        )}
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
          <a href={urlFor(exportOwnData)} download className={buttonClass('quiet')}>
            Download my data
          </a>
          <p className="mt-6 max-w-[60ch]">
            <Link to="/data-requests" className="link">
              Ask us about your data, or complain
            </Link>
            : to have it corrected, deleted or limited where you cannot do it here.
          </p>
        </section>
        <section aria-labelledby="deletion" className="border-line border-t pt-8">
          <h2 id="deletion" className="text-xl">
            Delete your account
          </h2>
          <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">
            We will delete your account after seven days. To keep it, log in before then.
          </p>
          <DeleteAccount />
        </section>
      </div>
    </Page>
  )
}
