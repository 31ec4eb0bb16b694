import type { ClosedSchool } from '#contract/verification.ts'
import { countClosed } from '../../database/closed-schools.ts'
import type { Deps } from '../../deps.ts'
import { findRecord, listSuccessors, toRegisterSchool } from '../register/service.ts'
import { findHolders, listClosedSchools } from './queries.ts'

/** How many are listed: each is a search in the register, and a month of the whole register closes about a hundred. */
const maxListed = 50

/** The schools whose record has closed, each with the records that may have followed it. */
export async function listClosed({ db }: Deps): Promise<{ schools: ClosedSchool[]; total: number }> {
  const schools: ClosedSchool[] = []
  for (const { id, title, version, recordId, closedOn } of await listClosedSchools(db, maxListed)) {
    const record = await findRecord(db, recordId)
    if (!record) continue
    const successors = await listSuccessors(db, record)
    const ids = successors.map((successor) => successor.record.id)
    const holders = await findHolders(db, ids, id)
    schools.push({
      id,
      title,
      version,
      closed_on: closedOn,
      record: toRegisterSchool(record),
      successors: successors.map((successor) => ({
        ...toRegisterSchool(successor.record),
        why: successor.why,
        taken_by: holders.get(successor.record.id) ?? '',
      })),
    })
  }
  return { schools, total: await countClosed(db) }
}
