/**
 * A portal with 20,000 schools and 1,000,000 users, for trying things at that size. `SEED_FOLDER` names the data folder
 * to make, which a portal then serves (`DATA_DIR=<folder> npm start`); without it the database is only timed.
 */
import { mkdir } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { pino } from 'pino'
import { connectDatabase } from '../server/database/connect.ts'
import { migrate } from '../server/database/migrate.ts'
import { parentAddress, schoolCode, seedUsers } from './testing/seed-users.ts'
import { createDatabase, migrations } from './testing/throw-away-database.ts'

const size = { schools: 20_000, users: 1_000_000 }
const folder = process.env.SEED_FOLDER

async function openFolder(dataDir: string) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const database = await connectDatabase({ dataDir, log: pino({ level: 'silent' }) })
  await migrate(database.connection, { folder: migrations })
  return { ...database, drop: database.close }
}

const database = folder ? await openFolder(folder) : await createDatabase()
try {
  const began = performance.now()
  const { password } = await seedUsers(database.pool, size)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const { rows } = await database.pool.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  )
  console.log(`${size.schools} schools and ${size.users} users in ${seconds} s, ${rows[0]?.size}`)
  if (folder) {
    console.log(`Made in ${folder}. Parents log in as ${parentAddress(1)} to ${parentAddress(size.users)},`)
    console.log(`all with the password ${password}; the first school's code is ${schoolCode(1)}.`)
  }
} finally {
  await database.drop()
}
