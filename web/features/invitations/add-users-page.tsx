import type { User } from '#contract/accounts.ts'
import { noSchool, useStaff } from '../../session/staff-only.tsx'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Section } from '../../ui/page/section.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { CsvUpload } from './csv-upload.tsx'
import { InvitationList } from './invitation-list.tsx'
import { ParentLists } from './parent-lists.tsx'
import { SchoolCode } from './school-code.tsx'
import { useWanted } from './use-wanted.ts'

const title = 'Give parents access to the enterprise portal'
const card = 'min-w-0 rounded-lg bg-surface p-6 shadow-rest phone:p-8'

/** For staff of an approved school: the code, the upload, and every parent who has been invited. */
export function AddUsersPage() {
  const { user } = useSession()
  const staff = useStaff()
  return (
    <Page title={title} breadcrumb={[{ label: 'Home', to: '/' }, { label: 'Give parents access' }]}>
      {!user && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {user && !staff && <ForStaff user={user} />}
      {staff && <Ways code={staff.school?.school_code ?? ''} />}
    </Page>
  )
}

function ForStaff({ user }: { user: User }) {
  const { role, isSchool, school } = user
  return (
    <Notice title="This page is for staff of approved schools" className="mt-8 max-w-[70ch]">
      {role === 'admin' && <p>You cannot invite parents from an operator’s account.</p>}
      {isSchool && <p>{noSchool}</p>}
      {role !== 'admin' && !isSchool && (
        <>
          <p>You can invite other parents {school && 'of your school '}by e-mail.</p>
          <div>
            <ButtonLink to="/invite">Invite parents</ButtonLink>
          </div>
        </>
      )}
    </Notice>
  )
}

function Ways({ code }: { code: string }) {
  const shown = useWanted()
  return (
    <div className="mt-8 grid gap-10">
      <div className="grid items-start gap-6 desktop:grid-cols-2">
        <Section id="by-code" title="With the school code" className={card}>
          <p className="mt-2 mb-6 text-ink-soft">
            Parents enter this code when they register. The letter also has it as a QR code.
          </p>
          <SchoolCode code={code} />
        </Section>
        <Section id="by-file" title="With a list of addresses" className={card}>
          <p id="parents-file-hint" className="mt-2 mb-6 text-ink-soft">
            We find every e-mail address in the file, up to 5,000 lines and 1 MB, and send each parent one invitation.
            Columns of pupils are left out. If you upload a list by mistake, you can undo it below.
          </p>
          <CsvUpload />
        </Section>
      </div>
      <ParentLists onShow={(list) => shown.change({ list, q: '', state: undefined })} />
      <InvitationList
        {...shown}
        invitedAs="parent"
        heading="Parents you have invited"
        empty="No parent has been invited yet. The parents you invite will appear here, with the status of their invitation."
        isInviterShown
      />
      <p className="max-w-[65ch] text-ink-soft">
        Colleagues, and who has joined, are on <TextLink to="/your-school/staff">Staff and access</TextLink>.
      </p>
    </div>
  )
}
