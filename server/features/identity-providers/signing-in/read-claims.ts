import type { ProviderPreset } from '#contract/sign-in-providers.ts'
import { EmailAddress } from '#contract/text.ts'
import { Failure } from '../../../failure.ts'
import type { Identity } from './under-way.ts'

type Claims = Record<string, unknown> & { iss: string; sub: string }

/** The tenant of everybody's personal Microsoft accounts. */
const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** As Entra writes booleans, depending on the claim: true, 1, "1" or "true". */
const isYes = (value: unknown) => [true, 1, '1', 'true'].includes(value as string)

/**
 * Who somebody is, from claims whose token has been checked. An account is known by `iss` and `sub`, and at Entra by the tenant
 * and `oid`: never by an e-mail address, which may pass to somebody else, and which at Entra anybody with a tenant can invent.
 * `isProven`: the address is theirs. `domain`: of the organisation that the account belongs to, where the provider vouches for
 * that. Throws `sign-in/refused` and `sign-in/personal-account`.
 */
export function readIdentity(preset: ProviderPreset, claims: Claims): Identity {
  const email = EmailAddress.safeParse(claims.email).data ?? ''
  const name = textOf(claims.name)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 120)
  const base = { issuer: claims.iss, subject: claims.sub, email, name, isProven: false, domain: null }
  if (preset === 'google') return readGoogle(base, claims)
  if (preset === 'microsoft') return readEntra(base, claims)
  return base
}

/** `hd` is there for accounts of an organisation only. The host of the address says nothing: domains are bought up. */
function readGoogle(base: Identity, { hd, email_verified: verified }: Claims): Identity {
  const domain = textOf(hd).toLowerCase()
  if (domain === '') throw new Failure('sign-in/personal-account')
  const isProven = verified === true && base.email !== ''
  return { ...base, isProven, domain: isProven ? domain : null }
}

/**
 * An address counts only if the tenant has proved that its domain is its own (`xms_edov`) and the account is one of the
 * tenant's, not a guest's (`acct`). Both claims are optional: without them people link their account with the password.
 */
function readEntra(base: Identity, { tid, oid, xms_edov: isOwnDomain, acct }: Claims): Identity {
  const [tenant, subject] = [textOf(tid), textOf(oid)]
  if (tenant === '' || subject === '') throw new Failure('sign-in/refused')
  if (tenant === personalTenant) throw new Failure('sign-in/personal-account')
  const isMember = acct === 0 || acct === '0'
  const isProven = isYes(isOwnDomain) && isMember && base.email !== ''
  const domain = isProven ? base.email.slice(base.email.lastIndexOf('@') + 1) : null
  return { ...base, subject, isProven, domain }
}
