import { useSession } from '../../session/use-session.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { JoinSchool } from './join-school.tsx'
import { ParentProfileForm } from './parent-profile-form.tsx'
import { SchoolProfile } from './school-profile.tsx'

/** The school form for a school account, otherwise the parent form. */
export function ProfileUpdatePage() {
  const { user } = useSession()
  return (
    <Page
      lead="Your details. You can change your e-mail address and password in the settings."
      breadcrumb={[{ label: 'Resources', to: '/resources' }, { label: 'Update profile' }]}
    >
      <div className="mt-8 grid max-w-xl gap-12">
        {!user?.profile ? (
          <Skeleton className="h-96 rounded-md" />
        ) : user.isSchool ? (
          <SchoolProfile user={user} profile={user.profile} />
        ) : (
          <>
            <ParentProfileForm profile={user.profile} />
            {user.role === 'parent' && <JoinSchool school={user.school} />}
          </>
        )}
      </div>
    </Page>
  )
}
