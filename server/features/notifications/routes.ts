import type { FastifyInstance } from 'fastify'
import * as notifications from '#contract/notifications.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { pushKeys, registerBrowser } from './service.ts'

export function notificationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, notifications.registerUserBrowser, async ({ actor, body }) => ({
    allow_notifications: await registerBrowser(deps, actor, body),
  }))

  serve(app, notifications.viewPushKey, async () => ({ public_key: (await pushKeys(deps)).publicKey }))
}
