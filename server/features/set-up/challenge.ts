import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { urlFor } from '#contract/endpoint.ts'
import { answerChallenge } from '#contract/set-up.ts'
import { isLoopback } from '../../config/loopback.ts'
import { getServerKey } from '../../database/server-keys.ts'
import type { Deps } from '../../deps.ts'

/** What this portal, and no other one, says to a random text. */
export async function answerTo(db: Deps['db'], challenge: string): Promise<string> {
  return createHmac('sha256', await getServerKey(db, 'set-up'))
    .update(challenge)
    .digest('base64url')
}

/** Why the portal cannot be reached at its public address, in words of what to do; `""` if it was. */
export async function findAddressProblem({ db, config, askPublicAddress }: Deps): Promise<string> {
  const { publicUrl, hasPublicUrl } = config
  if (!hasPublicUrl) return 'PUBLIC_URL is not set.'
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol !== 'https:') return `${publicUrl} does not begin with https://.`
  if (isLoopback(hostname)) return `${publicUrl} means this machine. From anywhere else nobody can reach it.`
  const challenge = randomBytes(32).toString('base64url')
  const asked = await askPublicAddress(`${publicUrl}${urlFor(answerChallenge, { query: { challenge } })}`)
  if ('problem' in asked) return asked.problem
  const [given, expected] = [Buffer.from(asked.answer), Buffer.from(await answerTo(db, challenge))]
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? ''
    : `Something answers at ${publicUrl}, but it is not this portal.`
}
