import type { FastifyInstance } from 'fastify'
import * as accounts from '#contract/accounts.ts'
import { recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { userOf } from '../../../http/actor.ts'
import { serve } from '../../../http/serve.ts'
import { clearSessionCookies, setSessionCookies } from '../../../http/session.ts'
import { deleteSession, getAccount } from '../queries.ts'
import { stepOf } from '../second-step/factors.ts'
import { resetPassword, startSession, verifyCredentials } from '../service.ts'
import { toUser } from '../to-user.ts'
import { viewAddedLately } from './added-lately.ts'
import { readDevices, rememberDevice } from './known-devices.ts'
import { endAccess, listDevices } from './sessions.ts'

export function signInRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, accounts.login, async ({ body, by, request, reply }) => {
    const email = body.email || body.username || ''
    const devices = readDevices(request, deps)
    const account = await verifyCredentials(deps, by, { email, password: body.password, devices })
    return startSession(deps, { userId: account.id, account, request, reply })
  })

  serve(app, accounts.logout, async ({ by, request, reply }) => {
    clearSessionCookies(reply, deps.config)
    // Also of somebody who has not taken the second step.
    const actor = userOf(request)
    if (actor) {
      await deleteSession(deps.db, actor.id, actor.sessionId)
      await recordAudit(deps.db, { ...by, userId: actor.id }, 'logout')
    }
    return {}
  })

  serve(app, accounts.logoutEverywhere, async ({ by, reply }) => {
    clearSessionCookies(reply, deps.config)
    await deps.db.transaction().execute(async (db) => {
      await endAccess(db, by.userId)
      await recordAudit(db, by, 'logout.everywhere')
    })
    return {}
  })

  serve(app, accounts.requestPasswordReset, async ({ query, by, request }) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new Failure('request/foreign-origin')
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    await deps.limiters.resetPerAccount.count(query.email)
    // A job, so that the answer takes the same time whether or not there is an account.
    await deps.jobs.add(deps.db, 'mail-reset-link', { email: query.email })
    return {}
  })

  serve(app, accounts.listAddedLately, ({ body }) => viewAddedLately(deps, body.token))

  serve(app, accounts.resetPassword, async ({ body, by, request, reply }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    const holder = await resetPassword(deps, by, body)
    await rememberDevice(deps, { holder, request, reply })
    return {}
  })

  serve(app, accounts.viewUser, async ({ actor, query, request, reply }) => {
    const { profile, ...account } = toUser(await getAccount(deps.db, actor.id))
    const step = await stepOf(deps, actor)
    const user = { ...account, ...(step && { second_step: step }) }
    // Called at each start of the app: keeps the cookies alive as long as the session is used.
    if (request.identity?.carrier === 'cookie')
      setSessionCookies(reply, deps.config, request.identity.key, actor.signedInAt)
    return query.expand?.split(',').includes('profile') ? { ...user, profile } : user
  })

  serve(app, accounts.listSessions, ({ actor }) => listDevices(deps, actor.id, actor.sessionId))

  serve(app, accounts.revokeSession, async ({ by, params }) => {
    if (!(await deleteSession(deps.db, by.userId, params.id))) throw new Failure('not-found')
    await recordAudit(deps.db, by, 'session.revoked', params.id)
    return {}
  })
}
