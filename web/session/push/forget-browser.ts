/**
 * Ends what push services may send to this browser, and takes away what they have shown: the next person here is somebody
 * else. The server forgets the browser together with the session.
 */
export async function forgetBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (!registration) return
  const subscription = await registration.pushManager?.getSubscription().catch(() => null)
  await subscription?.unsubscribe().catch(() => false)
  for (const shown of (await registration.getNotifications?.().catch(() => [])) ?? []) shown.close()
}
