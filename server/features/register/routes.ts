import type { FastifyInstance } from 'fastify'
import * as register from '#contract/register.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { registerAnswer, searchRegister } from './service.ts'

export function registerRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, register.suggestSchools, async ({ query, request }) => {
    await deps.limiters.registerPerAddress.count(request.ip)
    return (await searchRegister(deps.db, query.q, 10)).map(registerAnswer)
  })
}
