import { SettingsPage } from './features/accounts/settings-page.tsx'
import { NewsSwitch } from './features/news/news-switch.tsx'
import { NotificationSwitch } from './features/notifications/notification-switch.tsx'
import { KeptBooksSection } from './features/reader/keep/kept-books-section.tsx'

export function SettingsScreen() {
  return <SettingsPage notifications={<NotificationSwitch />} news={<NewsSwitch />} keptBooks={<KeptBooksSection />} />
}
