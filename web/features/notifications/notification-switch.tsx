import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { hindrance } from '../../session/push/browser.ts'
import { changeStore, takeBack } from '../../session/push/change-of-mind.ts'
import { allowNotifications, stopNotifications } from '../../session/push/push.ts'
import { useSession } from '../../session/use-session.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { Section } from '../../ui/page/section.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

const hints = {
  unsupported: 'This browser cannot show notifications. On an iPad or iPhone, add the portal to the home screen first.',
  denied: 'This browser blocks notifications from us. You can change this in its settings for this site.',
  unasked: 'Your browser will ask you once whether to allow them.',
  elsewhere: 'They are on for your account, but not in this browser yet. Switch them on, and it will ask you.',
}

/** What somebody should know about this browser; null where it shows them, and while there is nothing to know. */
function hintFor(isAllowed: boolean): keyof typeof hints | null {
  const hindered = hindrance()
  if (hindered) return hindered
  if (Notification.permission === 'granted') return null
  return isAllowed ? 'elsewhere' : 'unasked'
}

/** Switches notifications on and off for the account. It is off in a browser that has not been asked, so that it can ask. */
export function NotificationSwitch() {
  const client = useQueryClient()
  const { user } = useSession()
  const [isAsking, setAsking] = useState(false)
  const isHydrated = useHydrated()
  const isStopping = useSyncExternalStore(changeStore.subscribe, changeStore.isWaiting, () => false)
  const isAllowed = user?.allow_notifications === true && !isStopping
  const hint = isHydrated ? hintFor(isAllowed) : null
  const isOn = isAsking || (isAllowed && hint !== 'elsewhere')
  const handleChange = async (isWanted: boolean) => {
    if (!isWanted) return stopNotifications(client)
    if (takeBack() || isAsking) return
    setAsking(true)
    await allowNotifications(client)
    setAsking(false)
  }
  return (
    <Section id="notifications" title="Notifications">
      <p id="notifications-hint" className="mt-2 mb-4 max-w-[60ch] text-ink-soft">
        We will tell you when something new is on your shelf, such as a book or an activity sheet
        {user?.role === 'admin' && ', and when something is wrong with the portal while e-mails cannot be sent'}.{' '}
        {hint && hints[hint]}
      </p>
      <Switch
        id="allow-notifications"
        label="allow notifications"
        describedBy="notifications-hint"
        checked={isOn}
        aria-busy={isAsking || undefined}
        onChange={(event) => void handleChange(event.target.checked)}
      />
    </Section>
  )
}
