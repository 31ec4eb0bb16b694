import { SettingsPage } from './features/accounts/settings-page.tsx'
import { NotificationSwitch } from './features/notifications/notification-switch.tsx'

export function SettingsScreen() {
  return <SettingsPage notifications={<NotificationSwitch />} />
}
