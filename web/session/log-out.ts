import type { QueryClient } from '@tanstack/react-query'
import { logout } from '#contract/accounts.ts'
import { browserStorage } from '../api/browser-storage.ts'
import { call } from '../api/call.ts'
import { forgetDrafts } from '../forms/use-draft.ts'
import { forgetTypedEmail } from '../ui/fields/typed-email.ts'
import { actNow } from './push/change-of-mind.ts'
import { endSession } from './session-query.ts'

/** Set once the guided tour has been finished. */
export const introDoneKey = 'intro_done'

/** The specification's time between logging out and the log-in page, in milliseconds. */
const leavingTime = 200

/**
 * Clears the user's data in this browser and goes to the log-in page. `revoke: false` if the server has already ended
 * the session; otherwise it is told, best effort: being offline does not keep anybody logged in here.
 */
export async function logOut(
  client: QueryClient,
  goTo: (path: string) => void | Promise<void>,
  { revoke = true }: { revoke?: boolean } = {},
): Promise<void> {
  actNow()
  if (revoke) call(logout, {}, { keepalive: true }).catch(() => undefined)
  endSession(client, 'leaving')
  browserStorage()?.removeItem(introDoneKey)
  forgetDrafts()
  forgetTypedEmail()
  await new Promise((resolve) => setTimeout(resolve, leavingTime))
  await goTo('/login')
}
