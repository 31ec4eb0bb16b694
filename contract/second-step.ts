import * as z from 'zod/mini'
import { GivenPassword, User } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { filledText, Moment } from './text.ts'

/** As the app shows it, or as a recovery code is printed; spaces and dashes do not count. */
const Code = filledText(40, 'Enter the code.')

/** As large as the QR code of an address, drawn as one SVG path. */
const QrCode = z.object({ size: z.int(), path: z.string() })

export type SecondStep = z.infer<typeof SecondStep>
/**
 * How somebody proves who they are beside the password. `is_required`: this account cannot be without; `state`: what the
 * session has to do. `app_time`: when the app was set up, `""` without one. `app_works`: false after a restore, which
 * brings back no secrets.
 */
export const SecondStep = z.object({
  state: z.enum(['done', 'needed', 'to-set-up']),
  is_required: z.boolean(),
  passkeys: z.int(),
  app_time: z.union([Moment, z.literal('')]),
  app_works: z.boolean(),
  recovery_codes: z.int(),
})

/** Returns how the caller proves who they are beside the password. */
export const viewSecondStep = endpoint({
  method: 'GET',
  path: '/api/user/second-step',
  access: 'first-step',
  response: SecondStep,
})

/** Passes the second step of a log-in, with a code of the app, or a recovery code, which is used up. */
export const passSecondStep = endpoint({
  method: 'POST',
  path: '/api/user/second-step',
  access: 'first-step',
  body: z.object({ code: Code }),
  response: User,
  errors: ['account/wrong-code'],
})

/**
 * Begins to set up an authenticator app, with the password. `set_up` goes back with the app's first code, within 10
 * minutes.
 */
export const beginApp = endpoint({
  method: 'POST',
  path: '/api/user/authenticator-app/begin',
  access: 'first-step',
  body: z.object({ current_password: GivenPassword }),
  response: z.object({ set_up: z.string(), secret: z.string(), qr: QrCode }),
  errors: ['account/wrong-password', 'account/not-confirmed', 'account/second-step', 'server/busy'],
})

/**
 * Sets up an authenticator app in place of an earlier one, and logs out every device that has only given the password.
 * `recovery_codes`: only the first time.
 */
export const addApp = endpoint({
  method: 'POST',
  path: '/api/user/authenticator-app',
  access: 'first-step',
  body: z.object({ set_up: z.string().check(z.maxLength(400)), code: Code }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ['account/wrong-code', 'account/set-up-expired', 'account/second-step'],
})

/** Removes the authenticator app of the caller, who proves again who they are. */
export const removeApp = endpoint({
  method: 'POST',
  path: '/api/user/authenticator-app/remove',
  access: 'user',
  body: z.object({ current_password: GivenPassword }),
  response: z.object({}),
  errors: ['account/wrong-password', 'account/last-factor', 'server/busy'],
})

/** Gives the caller ten new recovery codes; the earlier ones stop working. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/user/recovery-codes',
  access: 'user',
  body: z.object({ current_password: GivenPassword }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ['account/wrong-password', 'server/busy'],
})
