import { expect, test } from 'vitest'
import type { OutgoingMail } from '../../adapters/mailer.ts'
import { hashKey } from '../../http/session-store.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createActor, createUser } from '../../testing/factories.ts'
import { form } from '../../testing/form.ts'
import { tokenMailedTo } from '../../testing/mails.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal({ withJobs: true })
// A second instance, whose jobs take their part of the mails.
setUpPortal(() => ({ database: portal.database, withJobs: true }))

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

test('a person’s mail goes before a visitor’s, and both before the mails of an import', async () => {
  const delivered: string[] = []
  const finish: Array<() => void> = []
  const deliver = ({ to }: OutgoingMail) => {
    delivered.push(to.email)
    return new Promise<void>((finished) => finish.push(finished))
  }
  const slow = await buildTestApp({ withJobs: true, deps: { mailer: { delivers: true, deliver, close: () => {} } } })
  const mails = async () => (await slow.deps.db.selectFrom('mails').select('id').execute()).length
  const { key } = await createActor(slow.deps, { role: 'senior' })
  await slow.call('POST', '/api/school/add-users-csv', { key, ...form('file', addresses('many', 10).join('\n')) })
  await expect.poll(mails).toBe(10)
  // Two are in hand, and none moves until one of them has been delivered.
  await expect.poll(() => delivered.length).toBe(2)
  const { email: visitor } = await createActor(slow.deps)
  await slow.call('GET', `/api/auth/reset-password?email=${visitor}`)
  await expect.poll(mails).toBe(11)
  const person = 'colleague@example.org'
  await slow.call('POST', '/api/school/invite-colleague', { key, body: { email: person } })
  await expect.poll(mails).toBe(12)
  finish[0]?.()
  await expect.poll(() => delivered[2]).toBe(person)
  finish[2]?.()
  await expect.poll(() => delivered[3]).toBe(visitor)
  finish[3]?.()
  await expect.poll(() => delivered[4]).toContain('many-')
  for (let next = 0; next < 12; next++) {
    await expect.poll(() => finish.length).toBeGreaterThan(next)
    finish[next]?.()
  }
  await slow.close()
})

test('each mail gets a key of its own when it is sent, and none is written down', async () => {
  await importParents('token', 3)
  await expect.poll(async () => (await mailed('token')).length).toBe(3)
  const tokens = new Set<string>()
  for (let number = 0; number < 3; number++) tokens.add(await tokenMailedTo(portal, `token-${number}@example.org`))
  expect(tokens.size).toBe(3)
  const mails = await portal.deps.db.selectFrom('mails').select(['html', 'text']).execute()
  const stored = await portal.deps.db
    .selectFrom('invitations')
    .select('tokenHash')
    .where('email', 'like', 'token-%')
    .execute()
  for (const token of tokens) {
    expect(token).toHaveLength(43)
    expect(JSON.stringify(mails)).not.toContain(token)
    expect(stored.some(({ tokenHash }) => tokenHash?.equals(hashKey(token)))).toBe(true)
  }
})

test('somebody whose account has been disabled is not told to log in, and their inviter sees no difference', async () => {
  const { key } = await createActor(portal.deps)
  await createUser(portal.deps, { email: 'barred-0@example.org', status: 'disabled' })
  const emails = addresses('barred', 2).join('\n')
  const invite = { key, ...form('emails', emails, { isFile: false }) }
  expect((await portal.call('POST', '/api/user/invite', invite)).json().data.invited).toBe(2)
  await expect.poll(() => mailed('barred')).toEqual(['barred-1@example.org'])
  const find = portal.deps.db.selectFrom('mails').select('subject').where('toAddress', '=', 'barred-0@example.org')
  expect(await find.execute()).toEqual([])
  const { invitations } = (await portal.call('GET', '/api/invitations', { key })).json().data
  expect(invitations.map(({ state }: { state: string }) => state)).toEqual(['open', 'open'])
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
