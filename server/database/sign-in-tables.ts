import type { ColumnType, Generated } from 'kysely'
import type { DefaultedJson, Moment, NullableMoment } from './column-types.ts'

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

export interface SignInTables {
  passkeys: PasskeysTable
  usedChallenges: UsedChallengesTable
}
