import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Role } from '#contract/access.ts'
import { ownNetwork, type Passwords } from '../adapters/passwords.ts'
import { createSchoolCode } from './school-code.ts'
import type { Db } from './tables.ts'

/** An account of try-it mode. */
export interface TryItAccount {
  role: Role
  email: string
  password: string
}

const people = [
  { role: 'senior', email: 'teacher@tidewell-primary.example', fullName: 'Priya Nair', hasSchool: true },
  { role: 'parent', email: 'parent@home.example', fullName: 'Owen Hughes', hasSchool: true },
  { role: 'admin', email: 'operator@enterprise-bookshelf.example', fullName: 'Sam Okafor', hasSchool: false },
] as const

/**
 * Creates the accounts of try-it mode once, with random passwords, and returns them. The passwords are stored only in
 * `try-it-accounts.json` in the data folder, readable by its owner only.
 */
export async function seedTryItAccounts(db: Db, passwords: Passwords, dataDir: string): Promise<TryItAccount[]> {
  const path = join(dataDir, 'try-it-accounts.json')
  const written = await readFile(path, 'utf8').catch(() => undefined)
  if (written !== undefined) {
    const accounts = JSON.parse(written) as TryItAccount[]
    // The file is written first, so after a crash in between the accounts still have to be created.
    await insertPeople(db, passwords, accounts)
    return accounts
  }
  const accounts = people.map(({ role, email }) => ({ role, email, password: randomBytes(9).toString('base64url') }))
  await writeFile(path, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600, flush: true })
  await insertPeople(db, passwords, accounts)
  return accounts
}

async function insertPeople(db: Db, passwords: Passwords, accounts: TryItAccount[]): Promise<void> {
  const present = await db.selectFrom('users').select('email').execute()
  if (present.length > 0) return
  const hashes = await Promise.all(accounts.map(({ password }) => passwords.hash(password, ownNetwork)))
  await db.transaction().execute(async (trx) => {
    const school = await trx.insertInto('schools').values(exampleSchool).returning('id').executeTakeFirstOrThrow()
    const users = people.map(({ role, email, fullName, hasSchool }, index) => ({
      role,
      email,
      fullName,
      passwordHash: hashes[index] ?? '',
      status: 'active' as const,
      isCompleted: true,
      operatorRights: role === 'admin' ? ('owner' as const) : null,
      schoolId: hasSchool ? school.id : null,
    }))
    await trx.insertInto('users').values(users).execute()
  })
}

const exampleSchool = {
  title: 'Tidewell Primary School',
  schoolCode: createSchoolCode(),
  status: 'approved' as const,
  address1: '4 Harbour Row',
  city: 'Tidewell',
  postcode: 'ZZ99 3WZ',
}
