import * as z from 'zod/mini'
import { GivenPassword, SignedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { filledText, Moment } from './text.ts'

/** Bytes as WebAuthn's JSON writes them: base64url without padding. */
const Bytes = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(8192))
const PasskeyName = filledText(60, 'Enter a name, such as “My phone”.')

export type Passkey = z.infer<typeof Passkey>
/** `last_used_time` is `""` for one that has not been used yet; `is_current`: this session began with it. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  create_time: Moment,
  last_used_time: z.union([Moment, z.literal('')]),
  is_current: z.boolean(),
})

/** Lists the passkeys of the caller. */
export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/user/passkeys',
  access: 'user',
  response: z.array(Passkey),
})

/** What a browser needs to create a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn level 3. */
export const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

const sharedDevice = 'Add a passkey only on a device that nobody else uses.'

/**
 * Begins to add a passkey, with the password. `own_device`: the person has said that nobody else uses the device,
 * since anybody who can unlock it could log in to the account.
 */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkeys/begin',
  access: 'first-step',
  body: z.object({ own_device: z.literal(true, sharedDevice), current_password: GivenPassword }),
  response: CreationOptions,
  errors: [
    'account/wrong-password',
    'account/not-confirmed',
    'account/second-step',
    'account/too-many-passkeys',
    'server/busy',
  ],
})

/** What the browser's authenticator answers to `CreationOptions`. */
const NewCredential = z.object({
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: z.string().check(z.regex(/^[\w-]+$/), z.maxLength(65_536)),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})

/**
 * Adds a passkey. Recovery codes come with the first second factor of somebody who needs one; otherwise there are
 * none.
 */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkeys',
  access: 'first-step',
  body: z.object({ name: PasskeyName, credential: NewCredential }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
  errors: [
    'account/second-step',
    'account/passkey-not-added',
    'account/passkey-added-already',
    'account/too-many-passkeys',
  ],
})

const which = z.object({ id: z.uuid() })

/** Gives a passkey of the caller another name. */
export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/user/passkeys/:id',
  access: 'user',
  params: which,
  body: z.object({ name: PasskeyName }),
  response: z.object({}),
})

/** Removes a passkey, and ends the sessions that began with it, except the calling one. */
export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkeys/:id/remove',
  access: 'user',
  params: which,
  body: z.object({ current_password: GivenPassword }),
  response: z.object({}),
  errors: ['account/wrong-password', 'account/last-factor', 'server/busy'],
})

/**
 * Begins a log-in with a passkey: returns what a browser needs to ask for any passkey of this site:
 * `PublicKeyCredentialRequestOptionsJSON`.
 */
export const beginPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/begin',
  access: 'visitor',
  response: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  }),
})

export type Assertion = z.infer<typeof Assertion>
/** What an authenticator answers when it is asked for a passkey. */
export const Assertion = z.object({
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes,
  }),
})

/** Logs in without a password, to the account that the passkey belongs to. */
export const logInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'visitor',
  body: z.object({ credential: Assertion }),
  response: SignedIn,
  errors: ['account/passkey-refused', 'account/disabled'],
})

/** Returns whether staff are asked now if they want a passkey: once a term, until they have one. */
export const viewPasskeyOffer = endpoint({
  method: 'GET',
  path: '/api/user/passkey-offer',
  access: 'user',
  response: z.object({ is_offered: z.boolean() }),
})

/** Notes that the caller wants no passkey now: they are asked again next term. */
export const declinePasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkey-offer/decline',
  access: 'user',
  response: z.object({}),
})
