import { maxClassSize } from '#contract/evidence.ts'
import type { Db } from '../../../database/tables.ts'
import { countOpensToday } from '../../class-codes/service.ts'
import { findLastSize } from '../queries.ts'

/** Fewer tablets than these were shared, or somebody tried the code. */
const minOpens = 10

/** How many children opened a code, if that may be the size of a class. */
const sizeOf = (opens: number): number | null => (opens >= minOpens && opens <= maxClassSize ? opens : null)

/** How many children a class may have: as many as opened a code of its teacher today, else what the school entered last. */
export async function suggestChildren(
  db: Db,
  { userId, schoolId, resourceId }: { userId: string; schoolId: string; resourceId: number },
): Promise<number | null> {
  return sizeOf(await countOpensToday(db, { userId, resourceId })) ?? findLastSize(db, schoolId)
}
