import type { ReactNode } from 'react'
import type { User } from '#contract/accounts.ts'
import { useSession } from '../../session/use-session.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { FormCard } from '../../ui/fields/form-card.tsx'
import { Page } from '../../ui/page/page.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { useWanted } from './use-wanted.ts'

/** Parents invite other parents, to their school if they have one. */
export function InvitePage() {
  const shown = useWanted()
  const { user } = useSession()
  return (
    <Page
      heading="Invite other parents"
      lead={user && leadFor(user)}
      breadcrumb={[{ label: 'Home', to: '/' }, { label: 'Invite other parents' }]}
    >
      {!user && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {user?.role === 'admin' && (
        <Notice title="You cannot invite parents from an operator’s account" className="mt-8 max-w-[70ch]">
          <p>Schools and parents can invite them from their own accounts.</p>
        </Notice>
      )}
      {user && user.role !== 'admin' && (
        <div className="mt-8 grid items-start gap-10 desktop:grid-cols-2">
          <FormCard>
            <InviteForm />
          </FormCard>
          <InvitationList
            {...shown}
            heading={user.isSchool && user.school ? 'Invitations of your school' : 'Your invitations'}
            empty="Nobody has been invited yet."
            isInviterShown={user.isSchool && user.school !== null}
          />
        </div>
      )}
    </Page>
  )
}

function leadFor({ role, school }: User): ReactNode {
  if (role === 'admin') return undefined
  if (!school)
    return 'They will get their own account and can read the free books. They can open the others with a code from their child’s school.'
  return (
    <>
      They will get their own account, as parents of <bdi>{school.title}</bdi>.
    </>
  )
}
