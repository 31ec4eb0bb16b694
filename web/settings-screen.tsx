import { SettingsPage } from './features/accounts/settings-page.tsx'
import { NotificationSwitch } from './features/notifications/notification-switch.tsx'
import { KeptBooksSection } from './features/reader/keep/kept-books-section.tsx'

export function SettingsScreen() {
  return <SettingsPage notifications={<NotificationSwitch />} keptBooks={<KeptBooksSection />} />
}
