import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export type PushStatus = z.infer<typeof PushStatus>
/** `init`: what a browser has when a session starts there; `subscribe` and `unsubscribe`: what its owner has just chosen. */
export const PushStatus = z.enum(['init', 'subscribe', 'unsubscribe'])

const sent = (max: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(max, 'This is longer than any browser makes it.')), '')

/**
 * Registers a browser for notifications: the address at its push service and the keys that messages to it are sealed
 * with (RFC 8291: `auth_secret` 16 bytes, `notification_key` 65, both base64url). All three are `""` where it has no
 * subscription.
 */
export const registerUserBrowser = endpoint({
  method: 'POST',
  path: '/api/notification/register-user-browser',
  access: 'user',
  body: z.object({
    statusType: PushStatus,
    end_point: sent(1000),
    auth_secret: sent(50),
    notification_key: sent(150),
  }),
  response: z.object({ allow_notifications: z.boolean() }),
  errors: ['notification/bad-address', 'notification/bad-key'],
})

/** Returns the key that a browser binds its subscription to (RFC 8292), base64url. */
export const viewPushKey = endpoint({
  method: 'GET',
  path: '/api/notification/public-key',
  access: 'user',
  response: z.object({ public_key: z.string() }),
})
