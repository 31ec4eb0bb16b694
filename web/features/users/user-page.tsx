import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { AccountCase } from '#contract/users.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { CasePage } from '../../ui/case-page.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { HistoryList } from '../../ui/history-list.tsx'
import { moment } from '../../ui/moment.ts'
import { accountQuery } from './queries.ts'
import { UserActions } from './user-actions.tsx'
import { UserDevices } from './user-devices.tsx'
import { actionInWords, roleNames, statusNames } from './wording.ts'

/** One account: whose it is, how it stands, what happened, and what can be done. */
export function UserPage() {
  const { userId = '' } = useParams()
  const { data, error, refetch } = useQuery(accountQuery(userId))
  return (
    <CasePage
      queue={{ label: 'Users', to: '/admin/users' }}
      title={data && (data.full_name || data.email)}
      lead={data && `${roleNames[data.role]}: ${statusNames[data.status].toLowerCase()}`}
      isMissing={error instanceof ApiError && error.status === 404}
      failure={error && sentenceOf(error)}
      onRetry={() => void refetch()}
      facts={data && <Facts account={data} />}
    >
      {data && (
        <>
          <UserActions account={data} />
          <UserDevices account={data} />
          <section aria-labelledby="history" className="grid gap-6 border-line border-t pt-8">
            <h2 id="history" className="text-xl">
              What happened
            </h2>
            {data.history.length === 0 ? (
              <p className="text-ink-soft">Nothing has been written down about this account yet.</p>
            ) : (
              <HistoryList
                items={data.history.map(({ id, action, actor, address, time }) => ({
                  id,
                  time,
                  title: actionInWords(action),
                  note: [actor && `by ${actor}`, address && `from ${address}`].filter(Boolean).join(', '),
                }))}
              />
            )}
          </section>
        </>
      )}
    </CasePage>
  )
}

function Facts({ account }: { account: AccountCase }) {
  const when = (time: string) => time && moment(time)
  const { school } = account
  return (
    <FactList
      facts={[
        ['Name', account.full_name],
        ['E-mail address', account.email],
        ['Phone', account.phone_number],
        [
          'School',
          school && (
            <Link to={`/admin/schools/${school.id}`} className="link">
              {school.title} ({school.status})
            </Link>
          ),
        ],
        ['Last used', when(account.sessions[0]?.last_used_time ?? '')],
        ['Account since', when(account.create_time)],
        ['Asked for its deletion', when(account.deletion_time)],
      ]}
    />
  )
}
