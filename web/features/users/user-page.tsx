import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { AccountCase } from '#contract/users.ts'
import { CasePage } from '../../inbox/case-page.tsx'
import { useRights } from '../../session/use-rights.ts'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { moment } from '../../ui/text/moment.ts'
import { TextLink } from '../../ui/text/text-link.tsx'
import { OperatorRightsSection } from './operator-rights.tsx'
import { accountQuery } from './queries.ts'
import { UserActions } from './user-actions.tsx'
import { UserDevices } from './user-devices.tsx'
import { UserHistory } from './user-history.tsx'
import { roleNames, statusNames } from './wording.ts'

/** One account: its user, state, history and the available actions. */
export function UserPage() {
  const { userId = '' } = useParams()
  const may = useRights()
  const hasMoreRights = ({ rights }: AccountCase) => rights !== '' && !may(rights)
  return (
    <CasePage
      list={{ label: 'Users', to: '/admin/users' }}
      query={useQuery(accountQuery(userId))}
      title={({ full_name, email }) => full_name || email}
      lead={({ role, status }) => `${roleNames[role]}: ${statusNames[status].toLowerCase()}`}
      facts={(account) => <Facts account={account} />}
    >
      {(account) => (
        <>
          <UserActions account={account} hasMoreRights={hasMoreRights(account)} />
          {account.rights && <OperatorRightsSection account={account} rights={account.rights} />}
          <UserDevices account={account} hasMoreRights={hasMoreRights(account)} />
          <UserHistory account={account} />
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
            <TextLink to={`/admin/schools/${school.id}`}>
              {school.title} ({school.status})
            </TextLink>
          ),
        ],
        ['Last used', when(account.sessions[0]?.last_used_time ?? '')],
        ['Account since', when(account.create_time)],
        ['Asked for deletion', when(account.deletion_time)],
      ]}
    />
  )
}
