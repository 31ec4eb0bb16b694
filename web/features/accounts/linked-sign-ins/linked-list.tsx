import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import type { LinkedSignIn } from '#contract/linked-sign-ins.ts'
import type { OfferedProvider } from '#contract/sign-in-providers.ts'
import { providersQuery } from '../../../api/providers-query.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EmailAddress } from '../../../ui/text/email-address.tsx'
import { moment } from '../../../ui/text/moment.ts'
import { LinkDialog, UnlinkDialog } from './change-link.tsx'
import { linkedSignInsQuery } from './queries.ts'

function LinkedRow({ link, onRemove }: { link: LinkedSignIn; onRemove: () => void }) {
  const { label, name, create_time: created, last_used_time: used } = link
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-surface p-4 shadow-rest">
      <Link2 aria-hidden className="size-8 shrink-0 text-accent-ink" />
      <div className="min-w-0 grow basis-52">
        <p className="wrap-anywhere font-bold">{label}</p>
        <p className="text-ink-soft text-sm">
          {name && (
            <>
              <EmailAddress>{name}</EmailAddress>
              <br />
            </>
          )}
          Linked <time dateTime={created}>{moment(created)}</time>
          <br />
          {used === '' ? 'Not used yet' : <>Last used {<time dateTime={used}>{moment(used)}</time>}</>}
          {link.is_current && ', here'}
        </p>
      </div>
      <Button tone="quiet" aria-label={`Remove ${label} ${name}`.trim()} onClick={onRemove}>
        Remove
      </Button>
    </li>
  )
}

/** What logs somebody in beside the password; a heading and all, because without providers there is nothing to show. */
export function LinkedSignIns() {
  const { user } = useSession()
  const { data: offered } = useQuery(providersQuery)
  // The server refuses to link anything to an operator's account, and to one whose address is not confirmed.
  const providers = user?.role !== 'admin' && user?.status === 'active' ? offered : []
  const { data: links, error, refetch } = useQuery(linkedSignInsQuery)
  const [added, setAdded] = useState<OfferedProvider>()
  const [removed, setRemoved] = useState<LinkedSignIn>()
  if (!(providers?.length || links?.length)) return null
  return (
    <>
      <h3 className="mt-8 text-lg">Linked sign-ins</h3>
      <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">
        You can log in with your school’s account at another service, without another password to remember. That service
        learns when you log in here, and nothing else.
      </p>
      {error && !links && (
        <LoadFailure title="We could not load your linked sign-ins" error={error} onRetry={refetch} />
      )}
      {!(links || error) && <Skeleton className="h-24 rounded-md" />}
      {links && links.length > 0 && (
        <ul className="mb-6 grid gap-3">
          {links.map((link) => (
            <LinkedRow key={link.id} link={link} onRemove={() => setRemoved(link)} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {providers?.map((provider) => (
          <Button key={provider.id} tone="quiet" onClick={() => setAdded(provider)}>
            Link {provider.label}
          </Button>
        ))}
      </div>
      <LinkDialog provider={added} onClose={() => setAdded(undefined)} />
      <UnlinkDialog link={removed} onClose={() => setRemoved(undefined)} />
    </>
  )
}
