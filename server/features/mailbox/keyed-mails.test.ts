import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'
import { hashKey } from '../../http/session-store.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { keyPlace } from './links.ts'

const migrations = resolve(import.meta.dirname, '../../database/migrations')
const key = (letter: string) => letter.repeat(43)

/** A database as the version before `0013-mails-without-keys.sql` left it. */
async function earlierDatabase() {
  const database = await createTestDatabase({ isEmpty: true })
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(async () => {
    await database.drop()
    await rm(folder, { recursive: true })
  })
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(migrations)) {
    if (name < '0013') await copyFile(join(migrations, name), join(folder, name))
  }
  await migrate(database.connection, { folder })
  return database
}

test('an update takes the keys out of mails that are still to be sent, and stops those whose link is over', async () => {
  const { pool, connection } = await earlierDatabase()
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (email, password_hash, role, status, full_name)
     values ('ada@example.org', '', 'parent', 'active', 'Ada') returning id`,
  )
  const userId = rows[0]?.id
  for (const [letter, purpose] of [
    ['w', 'reset-password'],
    ['f', 'confirm-email'],
  ] as const) {
    await pool.query(
      `insert into tokens (token_hash, purpose, user_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
      [hashKey(key(letter)), purpose, userId],
    )
  }
  for (const [letter, state] of [
    ['w', 'waiting'],
    ['f', 'failed'],
    ['g', 'kept'],
  ] as const) {
    const body = `https://portal.example/page?token=${key(letter)}`
    await pool.query(
      `insert into mails (to_address, subject, html, text, state) values ('ada@example.org', $1, $2, $2, $3)`,
      [letter, body, state],
    )
  }

  await migrate(connection, { folder: migrations })
  const { rows: mails } = await pool.query(
    `select subject, state, html, text, link -> 'hours' as hours from mails order by subject`,
  )
  const body = `https://portal.example/page?token=${keyPlace}`
  expect(mails).toEqual([
    { subject: 'f', state: 'failed', html: body, text: body, hours: 24 },
    { subject: 'g', state: 'cancelled', html: body, text: body, hours: null },
    { subject: 'w', state: 'waiting', html: body, text: body, hours: 1 },
  ])
  const { rows: tokens } = await pool.query(
    `select purpose, token_hash is null as is_unset from tokens order by purpose`,
  )
  expect(tokens).toEqual([
    { purpose: 'confirm-email', is_unset: false },
    { purpose: 'reset-password', is_unset: true },
  ])
})
