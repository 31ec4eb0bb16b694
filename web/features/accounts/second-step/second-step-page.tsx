import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { SecondStep } from '#contract/second-step.ts'
import { samesitePath } from '#contract/wanted-path.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { startOf } from '../../../session/landing.ts'
import { profileQuery } from '../../../session/session-query.ts'
import { useSession } from '../../../session/use-session.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { AddPasskey } from '../passkeys/add-passkey.tsx'
import { supportsPasskeys } from '../passkeys/browser.ts'
import { PasskeyLogin } from '../passkeys/passkey-login.tsx'
import { AddApp } from './add-app.tsx'
import { CodeForm } from './code-form.tsx'
import { secondStepQuery } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** What comes after the password, for those whose password alone opens nothing. */
export function SecondStepPage() {
  const client = useQueryClient()
  const { user } = useSession()
  const { data: step, error, refetch } = useQuery(secondStepQuery)
  const [codes, setCodes] = useState<string[]>()
  const [search] = useSearchParams()
  const next = samesitePath(search.get('next'))
  // Anybody else has nothing to do here, but people who have just got codes have to save them.
  if (user && !user.second_step && !codes) return <Navigate to={next === '/' ? startOf(user) : next} replace />
  const enter = async () => {
    await client.fetchQuery({ ...profileQuery, staleTime: 0 })
    setCodes(undefined)
  }
  if (codes)
    return (
      <Layout title="Save your recovery codes">
        <RecoveryCodes codes={codes} onDone={() => void enter()} />
      </Layout>
    )
  if (!step)
    return (
      <Layout>
        {error ? (
          <LoadFailure title="We could not load this page" error={error} onRetry={refetch} />
        ) : (
          <Skeleton className="h-64 rounded-lg" />
        )}
      </Layout>
    )
  const finish = (given: string[]) => (given.length > 0 ? setCodes(given) : void enter())
  return <Layout>{step.state === 'to-set-up' ? <SetUp onDone={finish} /> : <Prove step={step} />}</Layout>
}

function Layout({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Page {...(title && { title })}>
      <div className="mt-6 grid max-w-2xl gap-6">{children}</div>
    </Page>
  )
}

function whatNext(hasCodes: boolean, hasPasskeys: boolean): string {
  if (!hasPasskeys) return 'Enter a code as well.'
  return hasCodes ? 'Enter a code as well, or use your passkey.' : 'Use your passkey as well.'
}

function Prove({ step }: { step: SecondStep }) {
  const client = useQueryClient()
  const hasCodes = step.app_time !== '' || step.recovery_codes > 0
  return (
    <>
      <p>Your password is right. {whatNext(hasCodes, step.passkeys > 0)}</p>
      {step.app_time !== '' && !step.app_works && (
        <Notice title="Your app no longer works here">
          <p>
            The portal was restored from a backup, and backups never contain the app’s secret. Use a recovery code or a
            passkey.
          </p>
        </Notice>
      )}
      {hasCodes && <CodeForm />}
      {step.passkeys > 0 && (
        <PasskeyLogin isAlone={!hasCodes} onDone={(user) => void client.setQueryData(profileQuery.queryKey, user)} />
      )}
      <p className="text-ink-soft">
        Lost your phone? Use one of your recovery codes. If you have none left, ask the person who installed the portal,
        or write to us.
      </p>
    </>
  )
}

function SetUp({ onDone }: { onDone: (codes: string[]) => void }) {
  const isSupported = useHydrated() && supportsPasskeys()
  return (
    <>
      <p>
        The console shows people’s names and addresses, so a password alone does not open it. Choose how you will prove
        who you are from now on. You can add the other way later.
      </p>
      {isSupported && (
        <Section id="by-passkey" title="Passkey" className="rounded-lg bg-surface p-6 shadow-rest">
          <p className="mt-2 mb-4">
            The fingerprint, face or PIN that unlocks your own device. You log in with it alone, without a password.
          </p>
          <AddPasskey onDone={onDone} />
        </Section>
      )}
      <Section id="by-app" title="Authenticator app" className="rounded-lg bg-surface p-6 shadow-rest">
        <p className="mt-2 mb-4">
          An app on your phone that shows a new code every 30 seconds, even without an internet connection.
        </p>
        <AddApp label="Set up an app" onDone={onDone} />
      </Section>
    </>
  )
}
