import type { FastifyInstance } from 'fastify'
import * as accounts from '#contract/accounts.ts'
import { recordAudit } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { serve } from '../../http/serve.ts'
import { clearSessionCookies, setSessionCookies } from '../../http/session.ts'
import { endAccess, listDevices } from './devices/devices.ts'
import { readDevices, rememberDevice } from './known-devices.ts'
import { deleteSession, getAccount } from './queries.ts'
import { logIn, resetPassword, signIn } from './service.ts'
import { userAnswer } from './user-answer.ts'

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, accounts.login, async ({ body, request, reply }) => {
    const email = body.email || body.username || ''
    const devices = readDevices(request, deps)
    const account = await logIn(deps, { email, password: body.password, address: request.ip, devices })
    return signIn(deps, { userId: account.id, account, request, reply })
  })

  serve(app, accounts.logout, async ({ actor, request, reply }) => {
    clearSessionCookies(reply, deps.config)
    if (actor) {
      await deleteSession(deps.db, actor.id, actor.sessionId)
      await recordAudit(deps.db, { actorId: actor.id, action: 'logout', address: request.ip })
    }
    return {}
  })

  serve(app, accounts.logoutEverywhere, async ({ actor, request, reply }) => {
    clearSessionCookies(reply, deps.config)
    await deps.db.transaction().execute(async (db) => {
      await endAccess(db, actor.id)
      await recordAudit(db, { actorId: actor.id, action: 'logout.everywhere', address: request.ip })
    })
    return {}
  })

  serve(app, accounts.requestPasswordReset, async ({ query, request }) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new Failure('request/foreign-origin')
    await deps.limiters.accountChangesPerNetwork.count(request.ip)
    await deps.limiters.resetPerAccount.count(query.email)
    // A job, so that the answer takes the same time whether or not there is an account.
    await deps.jobs.add(deps.db, 'mail-reset-link', { email: query.email })
    return {}
  })

  serve(app, accounts.resetPassword, async ({ body, request, reply }) => {
    await deps.limiters.accountChangesPerNetwork.count(request.ip)
    const holder = await resetPassword(deps, { ...body, address: request.ip })
    await rememberDevice(deps, { holder, request, reply })
    return {}
  })

  serve(app, accounts.viewUser, async ({ actor, query, request, reply }) => {
    const { profile, ...user } = userAnswer(await getAccount(deps.db, actor.id))
    // Called at each start of the app: keeps the cookies alive as long as the session is used.
    if (request.identity?.carrier === 'cookie')
      setSessionCookies(reply, deps.config, request.identity.key, actor.signedInAt)
    return query.expand?.split(',').includes('profile') ? { ...user, profile } : user
  })

  serve(app, accounts.listSessions, ({ actor }) => listDevices(deps, actor.id, actor.sessionId))

  serve(app, accounts.revokeSession, async ({ actor, params, request }) => {
    if (!(await deleteSession(deps.db, actor.id, params.id))) throw new Failure('not-found')
    await recordAudit(deps.db, { actorId: actor.id, action: 'session.revoked', object: params.id, address: request.ip })
    return {}
  })
}
