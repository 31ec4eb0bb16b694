import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type * as z from 'zod/mini'
import type { addPasskey, logInWithPasskey } from '#contract/passkeys.ts'
import { ApiError } from '../../../api/api-error.ts'

/** Loaded when somebody asks for a passkey: nobody else needs it. */
const load = () => import('@simplewebauthn/browser')

export const supportsPasskeys = () => typeof window !== 'undefined' && 'PublicKeyCredential' in window

const refusals: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Try again, or use your password instead.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys do not work at this address of the portal. Use your password instead.',
}

/** The browser says why in a way meant for programmers. */
function inWords(failure: unknown): unknown {
  if (!(failure instanceof Error)) return failure
  const { cause } = failure
  const name = cause instanceof Error && cause.name in refusals ? cause.name : failure.name
  return new ApiError(
    'network',
    0,
    refusals[name] ?? 'Your browser could not use a passkey. Use your password instead.',
  )
}

/** Asks the browser to create a passkey, which asks the person. */
export async function createPasskey(
  options: Omit<PublicKeyCredentialCreationOptionsJSON, 'excludeCredentials'> & {
    excludeCredentials: Array<{ id: string; type: 'public-key'; transports: string[] }>
  },
): Promise<z.input<typeof addPasskey.body>['credential']> {
  const { startRegistration } = await load()
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  return startRegistration({ optionsJSON }).catch((failure: unknown) => {
    throw inWords(failure)
  })
}

/** Asks the browser for a passkey of this site, which asks the person. */
export async function askForPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<z.input<typeof logInWithPasskey.body>['credential']> {
  const { startAuthentication } = await load()
  const { response, ...credential } = await startAuthentication({ optionsJSON }).catch((failure: unknown) => {
    throw inWords(failure)
  })
  return { ...credential, response: { ...response, userHandle: response.userHandle ?? '' } }
}
