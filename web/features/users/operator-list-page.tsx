import { useQuery } from '@tanstack/react-query'
import type { Operator } from '#contract/users.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx'
import { Mark } from '../../ui/lists/mark.tsx'
import { Page } from '../../ui/page/page.tsx'
import { EmailAddress } from '../../ui/text/email-address.tsx'
import { moment } from '../../ui/text/moment.ts'
import { operatorsQuery } from './queries.ts'
import { rightsInWords, rightsNames, statusNames } from './wording.ts'

/** Everybody who runs the portal, with what each may do. Owners change it on the page of the account. */
export function OperatorListPage() {
  const { data, error, refetch } = useQuery(operatorsQuery)
  return (
    <Page lead="Everybody with an operator’s account. Give each person only the rights that their work needs.">
      {error && !data && <LoadFailure title="We could not load the operators" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-8 h-40 rounded-lg" />}
      {data && (
        <ListRows className="mt-8">
          {data.operators.map((operator) => (
            <OperatorRow key={operator.id} operator={operator} />
          ))}
        </ListRows>
      )}
      <p className="mt-8 max-w-[70ch] text-ink-soft">
        To add an operator, ask the person who looks after the server to run <code>npm run operator:create</code> with
        the new operator’s e-mail address. New operators begin as owners: choose fewer rights for them here.
      </p>
    </Page>
  )
}

function OperatorRow({ operator }: { operator: Operator }) {
  const { id, full_name, email, status, rights, last_used_time: last } = operator
  return (
    <ListRow
      to={`/admin/users/${id}`}
      title={full_name || email}
      details={
        <>
          {full_name && <EmailAddress>{email}</EmailAddress>}
          <span className="block">{rightsInWords[rights]}</span>
        </>
      }
      age={
        <span className="flex flex-wrap items-center gap-x-3">
          <Mark>{rightsNames[rights]}</Mark>
          {status !== 'active' && <Mark>{statusNames[status]}</Mark>}
          {last ? <time dateTime={last}>Last used {moment(last)}</time> : <span>Not logged in</span>}
        </span>
      }
    />
  )
}
