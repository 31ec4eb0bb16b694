import type { ReactNode } from 'react'
import { refusal } from '#contract/access.ts'
import { noSchool } from '../../domain/not-staff.ts'
import { principalOf } from '../../session/principal.ts'
import { useSession } from '../../session/use-session.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ColleagueForm } from './colleague-form.tsx'
import { InvitationList } from './invitation-list.tsx'
import { useWanted } from './use-wanted.ts'

/** For staff of an approved school: who has access (`people`), and the colleagues who have been invited. */
export function StaffPage({ people }: { people: ReactNode }) {
  const { user } = useSession()
  const isStaff = user !== undefined && !refusal('staff', principalOf(user))
  return (
    <Page
      lead={isStaff ? user.school?.title : undefined}
      breadcrumb={[
        { label: 'Home', to: '/' },
        { label: 'Your school', to: '/your-school' },
        { label: 'Staff and access' },
      ]}
    >
      {!user && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {user && !isStaff && (
        <Notice title="This page is for staff of approved schools" className="mt-8 max-w-[70ch]">
          <p>{user.isSchool ? noSchool : 'It shows the staff of a school who has access to the portal through it.'}</p>
        </Notice>
      )}
      {isStaff && <Staff people={people} />}
    </Page>
  )
}

function Staff({ people }: { people: ReactNode }) {
  return (
    <div className="mt-4 grid gap-10 *:min-w-0 max-phone:mt-1 max-phone:gap-0">
      <p>
        <a href="#colleagues" className="link inline-flex min-h-11 items-center">
          Invite a colleague
        </a>
      </p>
      {people}
      <div className="grid items-start gap-10 max-phone:mt-10 desktop:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <section aria-labelledby="colleagues" className="min-w-0 rounded-lg bg-surface p-6 shadow-rest phone:p-8">
          <h2 id="colleagues" tabIndex={-1} className="mb-4 scroll-mt-24 text-xl outline-none">
            Invite a colleague
          </h2>
          <ColleagueForm />
        </section>
        <InvitationList
          {...useWanted()}
          invitedAs="senior"
          heading="Colleagues you have invited"
          empty="No colleague has been invited yet. The colleagues you invite will appear here, with the status of their invitation."
          isInviterShown
        />
      </div>
    </div>
  )
}
