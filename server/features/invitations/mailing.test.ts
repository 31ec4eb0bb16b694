import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import { createActor } from '../../testing/factories.ts'
import { form } from '../../testing/form.ts'

let portal: TestApp
let second: TestApp
beforeAll(async () => {
  portal = await buildTestApp({ withJobs: true })
  second = await buildTestApp({ database: portal.database, withJobs: true })
})
afterAll(async () => {
  await second.close()
  await portal.close()
})

const addresses = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}-${n}@example.org`)

async function mailed(name: string): Promise<string[]> {
  const mails = await portal.deps.db
    .selectFrom('mails')
    .select('toAddress')
    .where('toAddress', 'like', `${name}-%`)
    .where('subject', 'like', '%invited%')
    .execute()
  return mails.map(({ toAddress }) => toAddress)
}

async function importParents(name: string, count: number) {
  const { key } = await createActor(portal.deps, { role: 'senior' })
  const file = addresses(name, count).join('\n')
  await portal.call('POST', '/api/school/add-users-csv', { key, ...form('file', file) })
}

test('two instances write one mail to each address', async () => {
  await importParents('shared', 150)
  await expect.poll(async () => (await mailed('shared')).length).toBe(150)
  expect(new Set(await mailed('shared')).size).toBe(150)
})

test('a job that dies in the middle goes on where it was, without doubling', async () => {
  const { pool } = portal.database
  // Ends the connection of the job with a part of the mails written, once.
  await pool.query(`
    create sequence deaths;
    create function die_once() returns trigger language plpgsql as $$
    begin
      if new.to_address = 'dying-149@example.org' and nextval('deaths') = 1 then
        perform pg_terminate_backend(pg_backend_pid());
      end if;
      return new;
    end $$;
    create trigger mails_die_once before insert on mails for each row execute function die_once()`)
  await importParents('dying', 150)
  await expect.poll(async () => (await mailed('dying')).length).toBe(150)
  expect(new Set(await mailed('dying')).size).toBe(150)
  const { rows } = await pool.query<{ died: boolean }>('select is_called as died from deaths')
  expect(rows[0]?.died).toBe(true)
})

test('the mails of an import let others go first', async () => {
  await importParents('patient', 100)
  await expect.poll(async () => (await mailed('patient')).length).toBe(100)
  const { email } = await createActor(portal.deps)
  await portal.call('GET', `/api/auth/reset-password?email=${email}`)
  const stateOf = (address: string) =>
    portal.deps.db
      .selectFrom('mails')
      .select('state')
      .where('toAddress', 'like', address)
      .where('state', '=', 'kept')
      .execute()
  await expect.poll(() => stateOf(email)).toHaveLength(1)
  expect((await stateOf('patient-%')).length).toBeLessThan(100)
})

test('each mail carries a token of its own, of which only the hash is kept', async () => {
  await importParents('token', 3)
  await expect.poll(async () => (await mailed('token')).length).toBe(3)
  const mails = await portal.deps.db.selectFrom('mails').select('text').where('toAddress', 'like', 'token-%').execute()
  const tokens = new Set(mails.map(({ text }) => /token=([\w-]{43})\b/.exec(text)?.[1]))
  expect(tokens.size).toBe(3)
  const kept = await portal.deps.db
    .selectFrom('invitations')
    .select('tokenHash')
    .where('email', 'like', 'token-%')
    .execute()
  for (const { tokenHash } of kept) expect(tokenHash).toHaveLength(32)
})

test('what was withdrawn before its mail was written gets none', async () => {
  const { db } = portal.deps
  const { id: inviterId, schoolId } = await createActor(portal.deps, { role: 'senior' })
  const importId = '6f1c1f9e-3f0a-4a56-9a53-0d6f4c0c6a11'
  const row = {
    schoolId: schoolId ?? '',
    role: 'parent',
    inviterId,
    importId,
    expiresAt: new Date(Date.now() + 1e6),
  } as const
  await db
    .insertInto('invitations')
    .values([
      { ...row, email: 'drawn-0@example.org', withdrawnAt: new Date() },
      { ...row, email: 'drawn-1@example.org' },
    ])
    .execute()
  await portal.deps.jobs.add(db, 'mail-invitations', { importId })
  await expect.poll(() => mailed('drawn')).toEqual(['drawn-1@example.org'])
})
