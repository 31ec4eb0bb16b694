import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'

/** Parents invite other parents of their school. */
export function InvitePage() {
  const { user } = useSession()
  const school = user?.school
  return (
    <Page
      heading="Invite other parents"
      lead={school && `They will get their own account, as parents of ${school.title}.`}
      breadcrumb={[{ label: 'Resources', to: '/resources' }, { label: 'Invite' }]}
    >
      {!user && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {user && !school && (
        <Notice title="Add your school first" className="mt-8 max-w-[70ch]">
          <p>You can invite other parents of your school once you have added its code to your profile.</p>
          <div>
            <ButtonLink to="/profile/update">Add the school code</ButtonLink>
          </div>
        </Notice>
      )}
      {school && (
        <div className="mt-8 grid items-start gap-10 desktop:grid-cols-2">
          <div className="min-w-0 rounded-lg bg-surface p-6 shadow-rest phone:p-8">
            <InviteForm />
          </div>
          <InvitationList
            heading={user.isSchool ? 'Invitations of your school' : 'Your invitations'}
            empty="Nobody has been invited yet."
            isInviterShown={user.isSchool}
          />
        </div>
      )}
    </Page>
  )
}
