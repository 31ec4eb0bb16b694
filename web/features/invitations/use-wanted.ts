import { useSearchParams } from 'react-router'
import { InvitationFilter } from '#contract/invitations.ts'
import { maxPages } from '#contract/paging.ts'
import { keepFocus } from '../../ui/page/page.tsx'
import type { WantedInvitations } from './queries.ts'

export interface Wanted {
  wanted: WantedInvitations
  /** A change begins at the first page, unless it names one. With `replace` the back button does not undo it. */
  change: (changed: Partial<WantedInvitations>, options?: { replace?: boolean }) => void
}

const states: readonly string[] = InvitationFilter.options
const isState = (name: string | null): name is InvitationFilter => name !== null && states.includes(name)
const isId = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)

/** Which invitations a page shows, kept in the URL: it survives a reload, and the back button undoes a change. */
export function useWanted(): Wanted {
  const [search, setSearch] = useSearchParams()
  const state = search.get('state')
  const list = search.get('list') ?? ''
  const wanted: WantedInvitations = {
    q: (search.get('q') ?? '').slice(0, 100),
    state: isState(state) ? state : undefined,
    list: isId(list) ? list : undefined,
    page: Math.min(maxPages, Math.max(1, Math.trunc(Number(search.get('page'))) || 1)),
  }
  return {
    wanted,
    change(changed, { replace = false } = {}) {
      const next = { ...wanted, page: 1, ...changed }
      setSearch(
        {
          ...(next.q && { q: next.q }),
          ...(next.state && { state: next.state }),
          ...(next.list && { list: next.list }),
          ...(next.page > 1 && { page: String(next.page) }),
        },
        // The list is below other things on its page.
        { preventScrollReset: true, state: keepFocus, replace },
      )
    },
  }
}
