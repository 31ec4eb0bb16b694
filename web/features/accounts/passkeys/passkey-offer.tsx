import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { declinePasskey } from '#contract/passkeys.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { AddPasskey } from './add-passkey.tsx'
import { supportsPasskeys } from './browser.ts'
import { passkeyOfferQuery } from './queries.ts'

/** Asks staff once a term whether they want a passkey. Renders nothing when there is nothing to ask. */
export function PasskeyOffer() {
  const client = useQueryClient()
  const isSupported = useHydrated() && supportsPasskeys()
  const { data } = useQuery(passkeyOfferQuery)
  // Gone at once: that the server could not note it is no reason to go on asking now.
  const close = () => client.setQueryData(passkeyOfferQuery.queryKey, { is_offered: false })
  const declining = useMutation({ mutationFn: () => call(declinePasskey, {}), onMutate: close })
  if (!data?.is_offered) return null
  return (
    <section
      aria-labelledby="passkey-offer"
      // The server keeps its place, and only the browser knows whether it can have one.
      className={classNames('mt-6 flex flex-wrap items-center gap-x-4 gap-y-1', !isSupported && 'invisible')}
    >
      <h2 id="passkey-offer" className="flex items-center gap-2 font-sans text-base">
        <KeyRound aria-hidden className="size-5 shrink-0 text-accent-ink" />
        Log in without your password
      </h2>
      <AddPasskey onDone={close} />
      <Button tone="quiet" className="bg-transparent" onClick={() => declining.mutate()}>
        Not now
      </Button>
    </section>
  )
}
