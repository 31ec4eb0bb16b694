import type { FastifyInstance } from 'fastify'
import * as membership from '#contract/membership.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { startSession } from '../service.ts'
import { signUpParent } from './sign-up.ts'

export function signUpRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, membership.signUpParent, async ({ body, by, request, reply }) => {
    const joining = { joinId: body.school_id, code: body.school_code }
    const { id: userId } = await signUpParent(deps, body, { joining, ip: by.ip })
    return startSession(deps, { userId, request, reply })
  })

  serve(app, membership.signUp, async ({ body, by, request, reply }) => {
    const { id: userId } = await signUpParent(deps, body, { joining: null, ip: by.ip })
    return startSession(deps, { userId, request, reply })
  })
}
