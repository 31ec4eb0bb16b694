import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useSession } from '../../session/use-session.ts'
import { EmailAddress } from '../../ui/text/email-address.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { LinkResult } from './linked-sign-ins/link-result.tsx'
import { LinkedSignIns } from './linked-sign-ins/linked-list.tsx'
import { linkedSignInsQuery } from './linked-sign-ins/queries.ts'
import { PasskeyList } from './passkeys/passkey-list.tsx'
import { passkeysQuery } from './passkeys/queries.ts'
import { AppSettings } from './second-step/app-settings.tsx'
import { secondStepQuery } from './second-step/queries.ts'

/** The ways to log in on one line, which opens: most people come to the settings for something else. */
export function HowYouLogIn() {
  const { user } = useSession()
  return (
    <section aria-labelledby="log-in">
      <h2 id="log-in" tabIndex={-1} className="text-xl outline-none">
        How you log in
      </h2>
      <LinkResult />
      <details className="group mt-4 rounded-lg bg-surface shadow-rest">
        <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center justify-between gap-x-6 px-5 py-3">
          <span className="min-w-0">
            <strong>
              <EmailAddress>{user?.email ?? ''}</EmailAddress>
            </strong>
            <span className="block text-ink-soft text-sm">
              <Ways />
            </span>
          </span>
          <span className="link inline-flex min-w-0 items-center gap-1">
            Change the password, address or second step
            <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
          </span>
        </summary>
        <div className="border-line border-t px-5 pt-5 pb-6">
          <p className="mb-6 max-w-[60ch]">
            You can log in with{' '}
            <strong>
              <EmailAddress>{user?.email ?? ''}</EmailAddress>
            </strong>{' '}
            and a password.
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
        </div>
      </details>
    </section>
  )
}

/** "Password, 2 passkeys and an authenticator app". Omits ways that have not been loaded yet. */
function Ways() {
  const { data: passkeys = [] } = useQuery(passkeysQuery)
  const { data: links = [] } = useQuery(linkedSignInsQuery)
  const { data: step } = useQuery(secondStepQuery)
  const ways = [
    'Password',
    ...(passkeys.length > 0 ? [passkeys.length === 1 ? 'a passkey' : `${passkeys.length} passkeys`] : []),
    ...links.map(({ label }) => label),
    ...(step && step.app_time !== '' ? ['an authenticator app'] : []),
  ]
  return new Intl.ListFormat('en-GB').format(ways)
}
