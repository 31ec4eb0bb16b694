import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { presetIssuers } from '#contract/identity-providers.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ProviderForm } from './provider-form.tsx'
import { ProviderRow } from './provider-row.tsx'
import { identityProvidersQuery } from './queries.ts'

/** Which services log people in beside a password. */
export function ProvidersPage() {
  const { data, error, refetch } = useQuery(identityProvidersQuery)
  const [isAdding, setAdding] = useState(false)
  const close = () => {
    setAdding(false)
    document.getElementById('providers')?.focus()
  }
  return (
    <Page lead="Many schools already have accounts with Google or Microsoft. Add the service here, and teachers and parents can log in with it. Operators cannot: they keep their password and second step.">
      {error && !data && <LoadFailure title="We could not load the services" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-8 h-64 rounded-lg" />}
      {data && (
        <div className="mt-8 grid max-w-3xl gap-6">
          <CallbackAddress address={data.callback} />
          {data.providers.length === 0 && !isAdding && (
            <Notice title="No services yet">
              <p>
                The log-in page has no buttons for other services. Everybody logs in with their e-mail address and
                password.
              </p>
            </Notice>
          )}
          <ul id="providers" aria-label="Services" tabIndex={-1} className="grid gap-3 outline-none">
            {data.providers.map((provider) => (
              <ProviderRow key={provider.id} provider={provider} />
            ))}
          </ul>
          {isAdding ? (
            <ProviderForm onDone={close} taken={data.providers.map(({ issuer }) => issuer)} />
          ) : (
            <div>
              <Button onClick={() => setAdding(true)}>
                <Plus aria-hidden className="size-5" />
                Add a service
              </Button>
            </div>
          )}
          <Help />
        </div>
      )}
    </Page>
  )
}

function CallbackAddress({ address }: { address: string }) {
  return (
    <section aria-labelledby="callback" className="rounded-lg bg-accent-soft p-5 text-on-accent-soft">
      <h2 id="callback" className="text-lg">
        What the service needs to know
      </h2>
      <p className="mt-2">
        Register this portal with the service as a web application, using this redirect address. The service then gives
        you a client ID and a client secret.
      </p>
      <p className="mt-2">
        <code className="wrap-anywhere">{address}</code>
      </p>
    </section>
  )
}

function Help() {
  return (
    <section aria-labelledby="help" className="text-ink-soft">
      <h2 id="help" className="text-ink text-lg">
        Before you add one
      </h2>
      <ul className="mt-2 grid list-disc gap-2 pl-5">
        <li>
          Google: create an OAuth client of the type web application in the Google Cloud console. People can log in only
          with an organisation’s account, not a personal one.
        </li>
        <li>
          Microsoft: register an application in Entra for accounts in any organisational directory. Under Token
          configuration, add the optional claims email, xms_edov and acct to the ID token. Without them, no e-mail
          address counts as confirmed, and people can only link an account that they already have here. For a single
          organisation, put its tenant ID in the issuer instead of “organizations” in{' '}
          <code className="wrap-anywhere">{presetIssuers.microsoft}</code>.
        </li>
        <li>Another service: any that supports OpenID Connect. People link it to their account in Settings.</li>
      </ul>
    </section>
  )
}
