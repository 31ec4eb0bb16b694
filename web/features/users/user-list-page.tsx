import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type AccountSummary, minSearchLetters } from '#contract/users.ts'
import { daysAgo } from '../../domain/days-ago.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { WithRights } from '../../session/with-rights.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SearchForm } from '../../ui/fields/search-form.tsx'
import { ListRow, ListRows, RowHint } from '../../ui/lists/list-row.tsx'
import { Mark } from '../../ui/lists/mark.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { Page } from '../../ui/page/page.tsx'
import { EmailAddress } from '../../ui/text/email-address.tsx'
import { OperatorLinks } from './operator-links.tsx'
import { isTooShort, usersQuery } from './queries.ts'
import { roleNames, statusNames } from './wording.ts'

/** All accounts, the newest first, or those that match a search. */
export function UserListPage() {
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const show = (wanted: { q?: string; page?: number }) => {
    const next = { q, page: 1, ...wanted }
    setSearch({ ...(next.q && { q: next.q }), ...(next.page > 1 && { page: String(next.page) }) })
  }
  const { data, error, refetch } = useQuery(usersQuery({ q, page }))
  return (
    <Page lead="Everybody who has an account, newest first.">
      <WithRights rights="owner">
        <OperatorLinks />
      </WithRights>
      <SearchForm
        key={q}
        label="Find somebody"
        hint="Part of the e-mail address, name or school"
        q={q}
        error={isTooShort(q) ? `Type at least ${minSearchLetters} letters.` : undefined}
        onSearch={(wanted) => show({ q: wanted })}
      />
      {error && !data && <LoadFailure title="We could not load the accounts" error={error} onRetry={refetch} />}
      {!(data || error || isTooShort(q)) && <Skeleton className="mt-6 h-64 rounded-lg" />}
      {data?.is_cut && (
        <p role="status" className="mt-6 text-ink-soft">
          Many accounts match. Type more letters to narrow them down.
        </p>
      )}
      {data?.users.length === 0 && (
        <Notice title={page > 1 ? 'Nobody is on this page' : 'Nobody matches your search'} className="mt-6">
          <p>Try fewer letters, or another part of the address.</p>
        </Notice>
      )}
      {data && data.users.length > 0 && <UserList users={data.users} />}
      {data && <Pager page={page} pages={{ hasMore: data.has_more }} onTurn={(turned) => show({ page: turned })} />}
    </Page>
  )
}

function UserList({ users }: { users: AccountSummary[] }) {
  return (
    <ListRows className="mt-6">
      {users.map(({ id, email, full_name, role, status, school, create_time }) => (
        <ListRow
          key={id}
          to={`/admin/users/${id}`}
          title={full_name || email}
          details={
            <>
              {full_name && <EmailAddress>{email}</EmailAddress>}
              {full_name && ' · '}
              {[roleNames[role], school].filter(Boolean).join(' · ')}
            </>
          }
          age={
            <span className="flex flex-wrap items-center gap-x-3">
              {status !== 'active' && <Mark>{statusNames[status]}</Mark>}
              <time dateTime={create_time}>joined {daysAgo(create_time)}</time>
            </span>
          }
          action={<RowHint>Open</RowHint>}
        />
      ))}
    </ListRows>
  )
}
