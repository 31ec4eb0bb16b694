import { Page } from '../../ui/page.tsx'
import { LogOutEverywhere } from './log-out-everywhere.tsx'
import { SessionList } from './session-list.tsx'

export function SettingsPage() {
  return (
    <Page title="Settings" breadcrumb={[{ label: 'Resources', to: '/resources' }, { label: 'Settings' }]}>
      <section aria-labelledby="devices" className="mt-8 max-w-3xl">
        <h2 id="devices" tabIndex={-1} className="text-xl outline-none">
          Where you are logged in
        </h2>
        <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">
          If you do not know one of these, log it out and choose a new password.
        </p>
        <SessionList />
        <LogOutEverywhere />
      </section>
    </Page>
  )
}
