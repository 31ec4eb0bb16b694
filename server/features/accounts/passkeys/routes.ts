import type { FastifyInstance } from 'fastify'
import * as passkeys from '#contract/passkeys.ts'
import { recordAuditHourly } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { userOf } from '../../../http/actor.ts'
import { serve } from '../../../http/serve.ts'
import { deleteSession, updateUser } from '../queries.ts'
import { startSession } from '../service.ts'
import { addPasskey, beginAdding } from './add-passkey.ts'
import { isOffered } from './offer-passkeys.ts'
import { findSessionPasskey, listPasskeys, updateName } from './queries.ts'
import { relyingPartyOf } from './relying-party.ts'
import { removePasskey } from './remove-passkey.ts'
import { beginLogin, checkPasskey } from './verify-passkey.ts'

export function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, passkeys.listPasskeys, async ({ actor }) => {
    const current = await findSessionPasskey(deps.db, actor.sessionId)
    return (await listPasskeys(deps.db, actor.id)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      create_time: createdAt.toISOString(),
      last_used_time: lastUsedAt?.toISOString() ?? '',
      is_current: id === current,
    }))
  })

  serve(app, passkeys.beginPasskey, async ({ actor, by, body, request }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    const party = relyingPartyOf(deps.config, request)
    return beginAdding(deps, { actor, by, party, password: body.current_password })
  })

  serve(app, passkeys.addPasskey, async ({ actor, by, body, request }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    const party = relyingPartyOf(deps.config, request)
    return { recovery_codes: await addPasskey(deps, { actor, by, party }, body) }
  })

  serve(app, passkeys.renamePasskey, async ({ by, params, body }) => {
    if (!(await updateName(deps.db, by.userId, params.id, body.name))) throw new Failure('not-found')
    await recordAuditHourly(deps.db, by, 'passkey.renamed')
    return {}
  })

  serve(app, passkeys.removePasskey, async ({ actor, by, params, body }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    await removePasskey(deps, by, { id: params.id, sessionId: actor.sessionId, password: body.current_password })
    return {}
  })

  serve(app, passkeys.viewPasskeyOffer, async ({ actor }) => ({ is_offered: await isOffered(deps, actor) }))

  serve(app, passkeys.declinePasskey, async ({ actor }) => {
    await updateUser(deps.db, actor.id, { passkeyDeclinedAt: new Date() })
    return {}
  })

  serve(app, passkeys.beginPasskeyLogin, ({ request }) => beginLogin(deps, relyingPartyOf(deps.config, request)))

  serve(app, passkeys.logInWithPasskey, async ({ by, body, request, reply }) => {
    const party = relyingPartyOf(deps.config, request)
    const { userId, passkeyId } = await checkPasskey(deps, by, { party, credential: body.credential })
    // Also the second step of a log-in that began with the password: its session is not needed any more.
    const before = userOf(request)
    if (before?.isFirstStep) await deleteSession(deps.db, before.id, before.sessionId)
    return startSession(deps, { userId, passkeyId, request, reply })
  })
}
