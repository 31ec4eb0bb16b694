import type { FastifyInstance } from 'fastify'
import * as step from '#contract/second-step.ts'
import { qrOf } from '../../../../print/qr-code.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getAccount } from '../queries.ts'
import { toUser } from '../to-user.ts'
import { viewSecondStep } from './factors.ts'
import { passSecondStep } from './pass-second-step.ts'
import { addApp, beginApp, removeApp, renewRecoveryCodes } from './set-up-second-step.ts'

export function secondStepRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, step.viewSecondStep, ({ actor }) => viewSecondStep(deps, actor))

  serve(app, step.passSecondStep, async ({ actor, by, body }) => {
    await passSecondStep(deps, by, actor, body.code)
    return toUser(await getAccount(deps.db, actor.id))
  })

  serve(app, step.beginApp, async ({ actor, by, body }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    const { address, ...begun } = await beginApp(deps, { actor, by, password: body.current_password })
    return { ...begun, qr: qrOf(address) }
  })

  serve(app, step.addApp, async ({ actor, by, body }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    return { recovery_codes: await addApp(deps, { actor, by }, body) }
  })

  serve(app, step.removeApp, async ({ actor, by, body }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    await removeApp(deps, by, { sessionId: actor.sessionId, password: body.current_password })
    return {}
  })

  serve(app, step.renewRecoveryCodes, async ({ actor, by, body }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    const asked = { sessionId: actor.sessionId, password: body.current_password }
    return { recovery_codes: await renewRecoveryCodes(deps, by, asked) }
  })
}
