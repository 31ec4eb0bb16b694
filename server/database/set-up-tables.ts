import type { Generated } from 'kysely'
import type { SetUpCode, TriedStep } from '#contract/set-up.ts'
import type { Json, Moment, NullableMoment } from './column-types.ts'

/** What the steps of the set-up that are tried have proven. */
interface SetUpProofsTable {
  step: TriedStep | 'school'
  /** The setting that was tried. */
  about: string
  askedAt: Moment
  askedBy: string | null
  mailId: string | null
  tokenHash: Buffer | null
  seenAt: NullableMoment
  problem: Generated<string>
}

/** Has a row once somebody has opened the portal to schools. */
interface PortalOpeningTable {
  isOnly: Generated<true>
  openedAt: Moment
  openedBy: string | null
  unproven: Json<SetUpCode[]>
}

export interface SetUpTables {
  setUpProofs: SetUpProofsTable
  portalOpening: PortalOpeningTable
}
