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
  ready: 'Your browser will ask you once whether to allow them.',
}

/** Switches notifications about new resources on and off. */
export function NotificationSwitch() {
  const client = useQueryClient()
  const { user } = useSession()
  const [isAsking, setAsking] = useState(false)
  const isHydrated = useHydrated()
  const isStopping = useSyncExternalStore(changeStore.subscribe, changeStore.isWaiting, () => false)
  const isOn = isAsking || (user?.allow_notifications === true && !isStopping)
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
        We will tell you when there is a new book on your shelf, and nothing else.{' '}
        {hints[(isHydrated && hindrance()) || 'ready']}
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
