import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { FormCard } from '../../ui/fields/form-card.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Section } from '../../ui/page/section.tsx'
import { JoinSchool } from './join-school.tsx'
import { ParentProfileForm } from './parent-profile-form.tsx'
import { SchoolProfile } from './school-profile.tsx'

/** The school form for a school account, otherwise the parent form. */
export function ProfileUpdatePage() {
  const { user } = useSession()
  return (
    <Page
      lead="Your details. You can change your e-mail address and password in the settings."
      breadcrumb={[{ label: 'Home', to: '/' }, { label: 'Update profile' }]}
    >
      <div className="mt-8 grid items-start gap-x-16 gap-y-8 desktop:grid-cols-[minmax(0,38rem)_1fr]">
        <FormCard>
          {!user?.profile ? (
            <Skeleton className="h-96 rounded-md" />
          ) : user.isSchool && user.school ? (
            <SchoolProfile user={user} profile={user.profile} />
          ) : (
            <ParentProfileForm profile={user.profile} />
          )}
        </FormCard>
        {user?.role === 'parent' && <JoinSchool school={user.school} />}
        {user?.isSchool && !user.school && <NextSchool />}
      </div>
    </Page>
  )
}

/** For staff who have left a school, or whose access has ended. */
function NextSchool() {
  return (
    <Section id="school" title="Your school" className="max-w-[38rem]">
      <p className="mt-2 mb-4">Your account does not belong to a school. If you work at one, choose it.</p>
      <ButtonLink to="/choose-school">Choose your school</ButtonLink>
    </Section>
  )
}
