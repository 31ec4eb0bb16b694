import type { ReactNode } from 'react'
import { urlFor } from '#contract/endpoint.ts'
import { exportOwnData } from '#contract/membership.ts'
import { useStaff } from '../../session/staff-only.tsx'
import { useSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Section } from '../../ui/page/section.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { HowYouLogIn } from './how-you-log-in.tsx'
import { LogOutEverywhere } from './log-out-everywhere.tsx'
import { SessionList } from './session-list.tsx'

const contents = [
  { id: 'log-in', label: 'How you log in' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'news', label: 'News by e-mail' },
  { id: 'school', label: 'Your school' },
  { id: 'devices', label: 'Where you are logged in' },
  { id: 'data', label: 'Your data' },
  { id: 'deletion', label: 'Delete your account' },
]

interface SettingsPageProps {
  notifications: ReactNode
  /** For staff, whatever the state of their school. */
  news: ReactNode
  keptBooks: ReactNode
}

/** Its properties are settings that belong to other features. */
export function SettingsPage({ notifications, news, keptBooks }: SettingsPageProps) {
  const { user } = useSession()
  const staff = useStaff()
  const hidden = [...(staff ? [] : ['school']), ...(user?.role === 'senior' ? [] : ['news'])]
  return (
    <Page breadcrumb={[{ label: 'Home', to: '/' }, { label: 'Settings' }]}>
      <nav aria-label="On this page" className="mt-6 max-w-3xl">
        <ul className="flex flex-wrap gap-x-6">
          {contents
            .filter(({ id }) => !hidden.includes(id))
            .map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} className="link inline-flex min-h-11 items-center">
                  {label}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <div className="mt-6 grid max-w-3xl gap-12 [&_h2]:scroll-mt-24">
        <HowYouLogIn />
        {notifications}
        {user?.role === 'senior' && news}
        {keptBooks}
        {staff && (
          <Section id="school" title="Your school">
            <p className="mt-2 max-w-[60ch]">
              <TextLink to="/your-school">See and print what your school has done here</TextLink>, and{' '}
              <TextLink to="/your-school/staff">who has access</TextLink>.
            </p>
          </Section>
        )}
        <section aria-labelledby="devices">
          <h2 id="devices" tabIndex={-1} className="text-xl outline-none">
            Where you are logged in
          </h2>
          <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">
            If you do not recognise one of these devices, log it out and choose a new password.
          </p>
          <SessionList />
          <LogOutEverywhere />
        </section>
        <Section id="data" title="Your data">
          <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">
            Download a file with your data, in a format that other programs can read (JSON): your account, what you have
            done here, what you wrote to us and our replies. It leaves out passwords and other secrets, files that you
            uploaded, and the text of other e-mails. Ask us for anything else that we hold about you.
          </p>
          <a href={urlFor(exportOwnData)} download className={buttonClass('quiet')}>
            Download my data
          </a>
          <p className="mt-6 max-w-[60ch]">
            <TextLink to="/data-requests">Ask us about your data, or complain</TextLink>: to have it corrected, deleted
            or limited where you cannot do it here.
          </p>
        </Section>
        <Section id="deletion" title="Delete your account" className="border-line border-t pt-8">
          <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">
            We will delete your account after seven days, or a little later if you changed your e-mail address recently.
            To keep it, log in before then.
          </p>
          <DeleteAccount />
        </Section>
      </div>
    </Page>
  )
}
