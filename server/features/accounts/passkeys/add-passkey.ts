import type * as z from 'zod/mini'
import type { beginPasskey, addPasskey as endpoint } from '#contract/passkeys.ts'
import { type ByUser, recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import type { Actor } from '../../../http/session-store.ts'
import { sendMail } from '../../mailbox/service.ts'
import { checkPassword } from '../profile/own-password.ts'
import { getAccount } from '../queries.ts'
import { giveRecoveryCodes, isRequired, refuseUnproven } from '../second-step/factors.ts'
import { getFactors, strengthenSession } from '../second-step/queries.ts'
import { lockUserInSession } from '../sign-in/lock-user.ts'
import { createChallenge, isOurs, spend, waitingTime } from './challenges.ts'
import { passkeyAddedEmail } from './emails.tsx'
import { insertPasskey, listPasskeys } from './queries.ts'
import type { RelyingParty } from './relying-party.ts'

type CreationOptions = z.input<typeof beginPasskey.response>
type NewPasskey = z.output<typeof endpoint.body>

/** Enough for every device that one person owns. */
const maxPasskeys = 20
/** COSE: EdDSA, ES256 and RS256, which all authenticators between them know. */
const algorithms = [-8, -7, -257]

const purposeOf = ({ id, sessionId }: Actor) => `add ${id} ${sessionId}`

/**
 * Options for a new passkey, for somebody who has just given the password. Their challenge is for this session alone.
 * Throws `account/wrong-password`, `account/not-confirmed`, `account/too-many-passkeys`, and `request/too-many` from the limit.
 */
export async function beginAdding(
  deps: Deps,
  { actor, by, party, password }: { actor: Actor; by: ByUser; party: RelyingParty; password: string },
): Promise<CreationOptions> {
  // A stranger who signs up with somebody else's address must not leave a way in for when its owner confirms it.
  if (actor.status !== 'active') throw new Failure('account/not-confirmed')
  await refuseUnproven(deps.db, actor)
  const me = await checkPassword(deps, by, { sessionId: actor.sessionId, password })
  const present = await listPasskeys(deps.db, actor.id)
  if (present.length >= maxPasskeys) throw new Failure('account/too-many-passkeys')
  return {
    rp: { id: party.id, name: party.name },
    user: { id: handleOf(actor.id), name: me.email, displayName: me.fullName || me.email },
    challenge: await createChallenge(deps.db, purposeOf(actor)),
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: waitingTime,
    excludeCredentials: present.map(({ credentialId: id, transports }) => ({ id, type: 'public-key', transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

/** What authenticators call an account: its id, which says nothing about the person. */
export const handleOf = (userId: string): string => Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')

/**
 * Adds the passkey that an authenticator has created, and tells its owner by mail. Answers recovery codes to an operator
 * who has none yet. Throws `account/passkey-not-added`, `account/passkey-added-already`, `account/second-step` and
 * `account/too-many-passkeys`.
 */
export async function addPasskey(
  deps: Deps,
  { actor, by, party }: { actor: Actor; by: ByUser; party: RelyingParty },
  { name, credential }: NewPasskey,
): Promise<string[]> {
  const { key, challenge } = await verify(deps, { actor, party }, credential)
  const { email, fullName } = await getAccount(deps.db, actor.id)
  const mail = await passkeyAddedEmail(deps.config, { name })
  return deps.db.transaction().execute(async (db) => {
    await lockUserInSession(db, { userId: actor.id, sessionId: actor.sessionId })
    await refuseUnproven(db, actor)
    if (!(await spend(db, challenge))) throw new Failure('account/passkey-not-added')
    if ((await listPasskeys(db, actor.id)).length >= maxPasskeys) throw new Failure('account/too-many-passkeys')
    const isNew = await insertPasskey(db, {
      userId: actor.id,
      credentialId: key.id,
      publicKey: Buffer.from(key.publicKey),
      counter: key.counter,
      transports: JSON.stringify(credential.response.transports ?? []),
      name,
    })
    if (!isNew) throw new Failure('account/passkey-added-already')
    await recordAudit(db, by, 'passkey.added')
    await sendMail(deps.jobs, db, { to: { name: fullName, email }, ...mail })
    if (!isRequired(deps, actor)) return []
    await strengthenSession(db, actor.sessionId)
    const { recoveryCodes } = await getFactors(db, actor.id)
    return recoveryCodes > 0 ? [] : giveRecoveryCodes(db, actor.id)
  })
}

async function verify(
  deps: Deps,
  { actor, party }: { actor: Actor; party: RelyingParty },
  credential: NewPasskey['credential'],
) {
  // Takes a quarter of a second and 25 MB, which a portal without passkeys does without.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  let challenge = ''
  const verified = await verifyRegistrationResponse({
    response: { ...credential, response: { ...credential.response, transports: [] }, clientExtensionResults: {} },
    expectedChallenge: (given) => {
      challenge = given
      return isOurs(deps.db, given, purposeOf(actor))
    },
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    deps.log.info({ reason: String(error) }, 'A new passkey was refused')
    throw new Failure('account/passkey-not-added')
  })
  if (!verified.verified) throw new Failure('account/passkey-not-added')
  return { key: verified.registrationInfo.credential, challenge }
}
