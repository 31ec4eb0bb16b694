import { type By, recordAudit } from '../../../database/audit.ts'
import { lockSchool } from '../../../database/memberships.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import {
  decideByRegister,
  findCandidates,
  listSameSchool,
  type RegisterRow,
  toRegisterSchool,
} from '../../register/service.ts'
import { considerLocked } from '../consider.ts'
import { insertSchool, listRecordHolders, lockRecords } from '../queries.ts'

/**
 * The approved or waiting school of the portal that has this record, or one that is the same school; nobody else gets it until the
 * transaction ends. `several` where schools have become one, and nobody has said yet which of them has the record.
 */
export async function findHolder(db: Db, record: RegisterRow) {
  const registerIds = [record.id, ...(await listSameSchool(db, record))]
  await lockRecords(db, registerIds)
  const holders = await listRecordHolders(db, registerIds)
  const exact = holders.find(({ registerId }) => registerId === record.id)
  if (!exact && holders.length > 1) return 'several'
  return exact ?? holders[0] ?? null
}

const enteredFrom = (record: RegisterRow, email: string) => {
  const { title, postcode, address_1: address1, city } = toRegisterSchool(record)
  return { title, postcode, address1, city, email }
}

/** Whether the rules that decide about every school would approve this record for somebody with this confirmed address. */
export async function isConfirmedByRegister(db: Db, record: RegisterRow, email: string): Promise<boolean> {
  const entered = enteredFrom(record, email)
  const candidates = await findCandidates(db, entered)
  return decideByRegister(candidates, entered).record?.id === record.id
}

/**
 * Registers a school as the register has it. `addStaff` makes the account of the person who registers it, in the same transaction;
 * then the register decides as about every school. False if it does not approve it, and the caller has to roll back.
 */
export async function registerFromRecord(
  deps: Deps,
  db: Db,
  { record, email, addStaff }: { record: RegisterRow; email: string; addStaff: (schoolId: string) => Promise<By> },
): Promise<boolean> {
  const { address_1: address1, address_2: address2, title, city, county, postcode } = toRegisterSchool(record)
  const schoolId = await insertSchool(db, { title, address1, address2, city, county, postcode, email })
  const by = await addStaff(schoolId)
  await recordAudit(db, by, 'school.signed-up', schoolId)
  const school = await lockSchool(db, schoolId)
  return school !== null && (await considerLocked(deps, db, school, email)).status === 'approved'
}
