import type { FastifyInstance } from 'fastify'
import * as step from '#contract/second-step.ts'
import { qrOf } from '../../../../print/qr-code.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getAccount, getLogin } from '../queries.ts'
import { findDevice, readDevices, rememberDevice } from '../sign-in/known-devices.ts'
import { toUser } from '../to-user.ts'
import { viewSecondStep } from './factors.ts'
import { passSecondStep } from './pass-second-step.ts'
import { addApp, beginApp, removeApp, renewRecoveryCodes } from './set-up-second-step.ts'

export function secondStepRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, step.viewSecondStep, ({ actor }) => viewSecondStep(deps, actor))

  serve(app, step.passSecondStep, async ({ actor, by, body, request, reply }) => {
    const holder = { ...(await getLogin(deps.db, actor.id)), hasPassed: true }
    const device = await findDevice(deps, readDevices(request, deps), holder)
    await passSecondStep(deps, by, { actor, device, code: body.code })
    await rememberDevice(deps, { holder, request, reply })
    return toUser(await getAccount(deps.db, actor.id))
  })

  serve(app, step.beginApp, async ({ actor, by, body }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    const { address, ...begun } = await beginApp(deps, { actor, by, password: body.current_password })
    return { ...begun, qr: qrOf(address) }
  })

  serve(app, step.addApp, async ({ actor, by, body, request, reply }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    const recovery_codes = await addApp(deps, { actor, by }, body)
    const holder = { ...(await getLogin(deps.db, actor.id)), hasPassed: true }
    await rememberDevice(deps, { holder, request, reply })
    return { recovery_codes }
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
