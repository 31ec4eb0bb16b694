import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { Passkey } from '#contract/passkeys.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { moment } from '../../../ui/text/moment.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { RecoveryCodes } from '../second-step/recovery-codes.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { supportsPasskeys } from './browser.ts'
import { RemovePasskey, RenamePasskey } from './change-passkey.tsx'
import { passkeysQuery } from './queries.ts'

function PasskeyRow({ passkey, onChange, onRemove }: { passkey: Passkey; onChange: () => void; onRemove: () => void }) {
  const { name, create_time: created, last_used_time: used } = passkey
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-surface p-4 shadow-rest">
      <KeyRound aria-hidden className="size-8 shrink-0 text-accent-ink" />
      <div className="min-w-0 grow basis-52">
        <p className="break-words font-bold">{name}</p>
        <p className="text-ink-soft text-sm">
          Added <time dateTime={created}>{moment(created)}</time>
          <br />
          {used === '' ? 'Not used yet' : <>Last used {<time dateTime={used}>{moment(used)}</time>}</>}
          {passkey.is_current && ', here'}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" aria-label={`Rename ${name}`} onClick={onChange}>
          Rename
        </Button>
        <Button tone="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}

/** The passkeys of an account: each can be renamed and removed, and more can be added. */
export function PasskeyList() {
  const { data: passkeys, error, refetch } = useQuery(passkeysQuery)
  const [renamed, setRenamed] = useState<Passkey>()
  const [removed, setRemoved] = useState<Passkey>()
  const [codes, setCodes] = useState<string[]>([])
  const isSupported = useHydrated() && supportsPasskeys()
  if (error && !passkeys) return <LoadFailure title="We could not load your passkeys" error={error} onRetry={refetch} />
  if (!passkeys) return <Skeleton className="h-24 rounded-md" />
  return (
    <>
      {passkeys.length > 0 && (
        <ul className="mb-6 grid gap-3">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onChange={() => setRenamed(passkey)}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </ul>
      )}
      {isSupported ? <AddPasskey onDone={setCodes} /> : <p>This browser cannot use passkeys. Newer ones can.</p>}
      <Dialog isOpen={codes.length > 0} title="Save your recovery codes" onClose={() => setCodes([])}>
        <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
      </Dialog>
      <RenamePasskey passkey={renamed} onClose={() => setRenamed(undefined)} />
      <RemovePasskey passkey={removed} onClose={() => setRemoved(undefined)} />
    </>
  )
}
