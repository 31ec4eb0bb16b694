import type { SignedIn } from '#contract/accounts.ts'
import { beginPasskeyLogin, logInWithPasskey as endpoint } from '#contract/passkeys.ts'
import { call } from '../../../api/call.ts'
import { askForPasskey } from './browser.ts'

/** Logs in with whichever passkey the person chooses; the browser gets the cookies of the session. */
export async function logInWithPasskey(): Promise<SignedIn> {
  const credential = await askForPasskey(await call(beginPasskeyLogin, {}))
  return call(endpoint, { body: { credential } })
}
