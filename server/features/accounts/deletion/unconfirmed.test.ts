import { expect, test } from 'vitest'
import { createActor, createSession, createUser } from '../../../testing/factories.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { runJob } from '../../../testing/run-job.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { sendMail } from '../../mailbox/service.ts'

const portal = setUpPortal({ withJobs: true })

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const isThere = async (id: string) =>
  (await portal.deps.db.selectFrom('users').select('id').where('id', '=', id).execute()).length > 0

test('an account with an address that was never confirmed neither reads nor deletes the letters to it', async () => {
  const { db, jobs } = portal.deps
  const { id, email } = await createUser(portal.deps, { status: 'not-active' })
  const mail = { to: { name: '', email }, subject: 'Your quote', html: '', text: 'For somebody else' }
  await db.transaction().execute((trx) => sendMail(jobs, trx, mail))
  const exported = await portal.call('GET', '/api/user/export', { key: await createSession(portal.deps, id) })
  expect(exported.json().mails_received).toEqual([])
  await db
    .updateTable('users')
    .set({ createdAt: daysAgo(21) })
    .where('id', '=', id)
    .execute()
  await runJob(portal, 'delete-due-accounts')
  expect(await isThere(id)).toBe(false)
  await mailsTo(portal, email, 1)
})

test('an unconfirmed account that was disabled goes too', async () => {
  const { id } = await createUser(portal.deps, {
    status: 'disabled',
    disabledFrom: 'not-active',
    createdAt: daysAgo(21),
  })
  await runJob(portal, 'delete-due-accounts')
  expect(await isThere(id)).toBe(false)
})

test('an address that was never confirmed forgets nothing that others wrote from it, nor a colleague’s booking', async () => {
  const { db } = portal.deps
  const { id, email } = await createUser(portal.deps, { status: 'not-active' })
  const { id: colleague } = await createActor(portal.deps, { role: 'senior' })
  const { id: leaver, email: leaves } = await createActor(portal.deps, { role: 'senior' })
  const sent = { name: 'Ada Birch', message: 'Hello' }
  await db
    .insertInto('enquiries')
    .values({ ...sent, email, reference: `V-${id}` })
    .execute()
  await db
    .insertInto('bookings')
    .values([
      { ...sent, email, school: 'Tidewell', reference: `V-${id}` },
      { ...sent, email: leaves, userId: colleague, school: 'Tidewell', reference: `C-${id}` },
    ])
    .execute()
  await db
    .updateTable('users')
    .set({ createdAt: daysAgo(21) })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('users')
    .set({ deletionRequestedAt: daysAgo(9) })
    .where('id', '=', leaver)
    .execute()
  await runJob(portal, 'delete-due-accounts')
  for (const gone of [id, leaver]) expect(await isThere(gone)).toBe(false)
  expect(await db.selectFrom('enquiries').select('email').where('email', '=', email).execute()).toHaveLength(1)
  const bookings = db.selectFrom('bookings').select('email').where('reference', 'like', `%-${id}`).orderBy('reference')
  expect(await bookings.execute()).toEqual([{ email: leaves }, { email }])
})
