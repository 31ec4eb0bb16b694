import type { ColumnType, Generated } from 'kysely'
import type { ProviderPreset } from '#contract/sign-in-providers.ts'
import type { DefaultedJson, Moment, NullableMoment } from './column-types.ts'

interface SessionsTable {
  id: Generated<string>
  keyHash: Buffer
  userId: string
  device: Generated<string>
  createdAt: Moment
  lastUsedAt: Moment
  /** The passkey that it began with; removing it ends the session. */
  passkeyId: ColumnType<string | null, string | null | undefined, string | null>
  /** The linked sign-in that it began with; removing it ends the session. */
  linkedSignInId: ColumnType<string | null, string | null | undefined, string | null>
  /** It began with a passkey, or has passed the second step. */
  isStrong: Generated<boolean>
}

interface TokensTable {
  id: Generated<string>
  /** Null until the mail with the link is sent. */
  tokenHash: Buffer | null
  /** The key in a copy of the mail that may have arrived too. */
  earlierHash: Buffer | null
  purpose: string
  userId: string
  expiresAt: ColumnType<Date, Date, Date>
  createdAt: Moment
  email: string | null
}

export interface PasskeysTable {
  id: Generated<string>
  userId: string
  /** As base64url. */
  credentialId: string
  /** COSE. */
  publicKey: Buffer
  /** A bigint on the wire. */
  counter: ColumnType<string, number, number>
  /** How a browser reaches it, such as `internal` or `usb`. */
  transports: DefaultedJson<string[]>
  name: string
  createdAt: Moment
  lastUsedAt: NullableMoment
}

/** Challenges that have been answered and have not expired. */
interface UsedChallengesTable {
  challengeHash: Buffer
  expiresAt: ColumnType<Date, Date, never>
}

/** Of those who are asked for a code at each log-in. */
interface AuthenticatorAppsTable {
  userId: string
  sealedSecret: Buffer
  /** A bigint on the wire: 30 seconds each, since 1970. */
  lastStep: ColumnType<string, number, number>
  createdAt: Moment
}

interface RecoveryCodesTable {
  userId: string
  codeHash: Buffer
  createdAt: Moment
}

interface IdentityProvidersTable {
  id: Generated<string>
  preset: ProviderPreset
  issuer: string
  clientId: string
  sealedSecret: Buffer
  label: string
  createdAt: Moment
}

export interface LinkedSignInsTable {
  id: Generated<string>
  userId: string
  providerId: string
  issuer: string
  subject: string
  /** Its address at the provider; `''` if it gave none. */
  name: string
  createdAt: Moment
  lastUsedAt: NullableMoment
}

export interface SignInTables {
  identityProviders: IdentityProvidersTable
  linkedSignIns: LinkedSignInsTable
  sessions: SessionsTable
  tokens: TokensTable
  authenticatorApps: AuthenticatorAppsTable
  recoveryCodes: RecoveryCodesTable
  passkeys: PasskeysTable
  usedChallenges: UsedChallengesTable
}
