import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { declinePasskey } from '#contract/passkeys.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { AddPasskey } from './add-passkey.tsx'
import { supportsPasskeys } from './browser.ts'
import { passkeyOfferQuery } from './queries.ts'

/** Asks staff once a term whether they want a passkey. Renders nothing when there is nothing to ask. */
export function PasskeyOffer() {
  const client = useQueryClient()
  const isSupported = useHydrated() && supportsPasskeys()
  const { data } = useQuery({ ...passkeyOfferQuery, enabled: isSupported })
  // Gone at once: that the server could not note it is no reason to go on asking now.
  const close = () => client.setQueryData(passkeyOfferQuery.queryKey, { is_offered: false })
  const declining = useMutation({ mutationFn: () => call(declinePasskey, {}), onMutate: close })
  if (!data?.is_offered) return null
  return (
    <section
      aria-labelledby="passkey-offer"
      className="mt-10 flex items-start gap-4 rounded-lg bg-surface p-6 shadow-rest"
    >
      <KeyRound aria-hidden className="mt-1 size-7 shrink-0 text-accent-ink" />
      <div className="min-w-0">
        <h2 id="passkey-offer" className="text-lg">
          Log in without your password
        </h2>
        <p className="mt-1 max-w-[60ch]">
          Is this your own phone or computer? Add a passkey, and log in with the fingerprint, face or PIN that unlocks
          it.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <AddPasskey onDone={close} />
          <Button tone="quiet" onClick={() => declining.mutate()}>
            Not now
          </Button>
        </div>
        <p className="mt-3 text-ink-soft text-sm">We ask once a term. You can always add one in your settings.</p>
      </div>
    </section>
  )
}
