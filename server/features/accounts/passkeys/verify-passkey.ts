import type { Assertion } from '#contract/passkeys.ts'
import { type By, recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { networkOf } from '../../../http/network.ts'
import { handleOf } from './add-passkey.ts'
import { createChallenge, isOurs, spend, waitingTime } from './challenges.ts'
import { findPasskey, updateUse } from './queries.ts'
import type { RelyingParty } from './relying-party.ts'

const purpose = 'log in'

/** Options for a log-in with any passkey that the device has for this site. */
export async function beginLogin({ db }: Pick<Deps, 'db'>, party: RelyingParty) {
  const challenge = await createChallenge(db, purpose)
  return { challenge, rpId: party.id, timeout: waitingTime, userVerification: 'required' } as const
}

/**
 * Whose passkey has answered, and which. Says the same of an unknown passkey as of a forged answer. Throws
 * `account/passkey-refused`, `account/disabled`, and `request/too-many` from the limit.
 */
export async function checkPasskey(
  deps: Deps,
  by: By,
  { party, credential }: { party: RelyingParty; credential: Assertion },
): Promise<{ userId: string; passkeyId: string }> {
  const passkey = await deps.failures.attempt({ loginsPerNetwork: networkOf(by.ip) }, () =>
    verify(deps, party, credential),
  )
  if (!passkey) {
    await recordAudit(deps.db, by, 'login.refused')
    throw new Failure('account/passkey-refused')
  }
  if (passkey.status === 'disabled') throw new Failure('account/disabled')
  return { userId: passkey.userId, passkeyId: passkey.id }
}

/** The passkey, once it has answered a challenge of ours that nobody has answered; null otherwise. */
async function verify(deps: Deps, party: RelyingParty, credential: Assertion) {
  const passkey = await findPasskey(deps.db, credential.id)
  if (!passkey || credential.response.userHandle !== handleOf(passkey.userId)) return null
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  let challenge = ''
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: (given) => {
        challenge = given
        return isOurs(deps.db, given, purpose)
      },
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
      },
      requireUserVerification: true,
    })
    if (!verified || !(await spend(deps.db, challenge))) return null
    return (await updateUse(deps.db, passkey.id, authenticationInfo.newCounter)) ? passkey : null
  } catch (error) {
    deps.log.info({ reason: String(error) }, 'A passkey was refused')
    return null
  }
}
