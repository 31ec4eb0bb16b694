import { X } from 'lucide-react'
import type { InvitationFilter } from '#contract/invitations.ts'
import { Button } from '../../ui/button.tsx'
import { SearchForm } from '../../ui/fields/search-form.tsx'
import { FilterTabs } from '../../ui/lists/filter-tabs.tsx'
import type { WantedInvitations } from './queries.ts'

const tabs: ReadonlyArray<{ name: InvitationFilter | 'all'; label: string }> = [
  { name: 'all', label: 'All' },
  { name: 'accepted', label: 'Joined' },
  { name: 'open', label: 'Open' },
  { name: 'expired', label: 'Expired' },
  { name: 'undelivered', label: 'Not delivered' },
]

interface InvitationSearchProps {
  wanted: WantedInvitations
  counts: Record<InvitationFilter | 'all', number> | undefined
  onChange: (wanted: Partial<WantedInvitations>) => void
}

/** Finds somebody among many invitations, and shows one kind of them at a time. */
export function InvitationSearch({ wanted, counts, onChange }: InvitationSearchProps) {
  return (
    <div className="mb-5 grid gap-4 *:mt-0">
      <SearchForm
        label="Find somebody"
        hint="Part of an e-mail address, or of the name of somebody who joined"
        q={wanted.q}
        onSearch={(q) => onChange({ q })}
      />
      {wanted.list && (
        <p className="flex flex-wrap items-center gap-3">
          These are the invitations from one list.
          <Button tone="quiet" className="px-4" onClick={() => onChange({ list: undefined })}>
            <X aria-hidden className="size-5" />
            Show everybody
          </Button>
        </p>
      )}
      <FilterTabs
        tabs={tabs.map((tab) => ({ ...tab, count: counts?.[tab.name] }))}
        chosen={wanted.state ?? 'all'}
        onChoose={(name) => onChange({ state: name === 'all' ? undefined : name })}
      />
    </div>
  )
}
