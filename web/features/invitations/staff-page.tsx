import type { ReactNode } from 'react'
import { StaffOnly, useStaff } from '../../session/staff-only.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ColleagueForm } from './colleague-form.tsx'
import { InvitationList } from './invitation-list.tsx'
import { useWanted } from './use-wanted.ts'

/** For staff of an approved school: who has access (`people`), and the colleagues who have been invited. */
export function StaffPage({ people }: { people: ReactNode }) {
  return (
    <Page
      lead={useStaff()?.school?.title}
      breadcrumb={[
        { label: 'Home', to: '/' },
        { label: 'Your school', to: '/your-school' },
        { label: 'Staff and access' },
      ]}
    >
      <StaffOnly others="It shows the staff of a school who has access to the portal through it.">
        <Staff people={people} />
      </StaffOnly>
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
