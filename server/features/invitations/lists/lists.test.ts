import { expect, test } from 'vitest'
import { createActor } from '../../../testing/factories.ts'
import { form } from '../../../testing/form.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { deleteEmptyLists } from './queries.ts'

const mailer = { delivers: true, deliver: async () => undefined, close: () => undefined }
const portal = setUpPortal({ withJobs: true, deps: { mailer } })
/** Two lists a day, and no mail server. */
const strict = setUpPortal({ limits: { listsPerSchool: 2 }, withJobs: true })
/** Ten lists a day, and no mail server. */
const daily = setUpPortal({ limits: { listsPerSchool: 10 }, withJobs: true })

const staff = (on = portal) => createActor(on.deps, { role: 'senior' })
const upload = (key: string, content: string, on = portal) =>
  on.call('POST', '/api/school/add-users-csv', { key, ...form('file', content) })
const listsOf = async (key: string, on = portal) =>
  (await on.call('GET', '/api/school/parent-lists', { key })).json().data
const withdraw = (key: string, id: string, on = portal) =>
  on.call('POST', `/api/school/parent-lists/${id}/withdraw`, { key, body: {} })

let count = 0
const addresses = (how: number) => Array.from({ length: how }, () => `list-${++count}@example.org`)

test('a list shows who uploaded it, and what has become of its addresses', async () => {
  const actor = await staff()
  const [first = '', ...others] = addresses(3)
  await upload(actor.key, [first, ...others].join('\n'))
  await expect.poll(async () => (await listsOf(actor.key)).lists[0]).toMatchObject({ waiting: 0, sent: 3 })
  await portal.deps.db.updateTable('invitations').set({ acceptedAt: new Date() }).where('email', '=', first).execute()
  const { lists, total } = await listsOf(actor.key)
  expect(total).toBe(1)
  expect(lists[0]).toMatchObject({
    inviter: 'Ada Birch',
    invited: 3,
    sent: 3,
    waiting: 0,
    failed: 0,
    accepted: 1,
    withdrawn: 0,
    open: 2,
    withdraw_time: '',
  })
})

test('undoing withdraws what is open, keeps what was accepted and names it, and can be done twice', async () => {
  const actor = await staff()
  const [kept = '', ...others] = addresses(4)
  await upload(actor.key, [kept, ...others].join('\n'))
  await expect.poll(async () => (await listsOf(actor.key)).lists[0].sent).toBe(4)
  await portal.deps.db.updateTable('invitations').set({ acceptedAt: new Date() }).where('email', '=', kept).execute()
  const [{ id }] = (await listsOf(actor.key)).lists
  expect((await withdraw(actor.key, id)).json().data).toEqual({ withdrawn: 3, stopped: 0, accepted: [kept] })
  expect((await withdraw(actor.key, id)).json().data).toEqual({ withdrawn: 0, stopped: 0, accepted: [kept] })
  const [list] = (await listsOf(actor.key)).lists
  expect(list).toMatchObject({ accepted: 1, withdrawn: 3, waiting: 0, sent: 4 })
  expect(Date.parse(list.withdraw_time)).toBeLessThanOrEqual(Date.now())
  const { invitations } = (await portal.call('GET', '/api/invitations', { key: actor.key })).json().data
  expect(invitations.map(({ email }: { email: string }) => email)).toEqual([kept])
  // What was a mistake can be put right: the same addresses may be asked again.
  expect((await upload(actor.key, others.join('\n'))).json().data.successfully_imported).toBe(3)
  expect((await listsOf(actor.key)).lists.map(({ withdrawn }: { withdrawn: number }) => withdrawn)).toEqual([0, 0])
})

test('counts as open what undoing withdraws: not what is on a newer list, or deleted', async () => {
  const actor = await staff()
  const [moved = '', deleted = '', open = ''] = addresses(3)
  await upload(actor.key, [moved, deleted, open].join('\n'))
  const { db } = portal.deps
  await db
    .updateTable('invitations')
    .set({ expiresAt: new Date(0) })
    .where('email', '=', moved)
    .execute()
  await upload(actor.key, moved)
  await db.deleteFrom('invitations').where('email', '=', deleted).execute()
  const [, older] = (await listsOf(actor.key)).lists
  expect(older).toMatchObject({ invited: 3, open: 1 })
  expect((await withdraw(actor.key, older.id)).json().data).toMatchObject({ withdrawn: 1 })
  expect((await listsOf(actor.key)).lists.map(({ open }: { open: number }) => open)).toEqual([1, 0])
})

test('mails that have not left are stopped: those still to be written, and those that wait', async () => {
  const actor = await staff()
  await upload(actor.key, addresses(3).join('\n'))
  await expect.poll(async () => (await listsOf(actor.key)).lists[0].sent).toBe(3)
  const [{ id }] = (await listsOf(actor.key)).lists
  const { db } = portal.deps
  const [first, second] = await db.selectFrom('invitations').select(['id', 'mailId']).where('listId', '=', id).execute()
  await db
    .updateTable('mails')
    .set({ state: 'waiting' })
    .where('id', '=', first?.mailId ?? '')
    .execute()
  await db
    .updateTable('invitations')
    .set({ mailId: null })
    .where('id', '=', second?.id ?? 0)
    .execute()
  expect((await listsOf(actor.key)).lists[0]).toMatchObject({ waiting: 2, sent: 1 })
  expect((await withdraw(actor.key, id)).json().data).toEqual({ withdrawn: 3, stopped: 2, accepted: [] })
  expect(
    await db
      .selectFrom('mails')
      .select('id')
      .where('id', '=', first?.mailId ?? '')
      .execute(),
  ).toEqual([])
  expect((await listsOf(actor.key)).lists[0]).toMatchObject({ waiting: 0, sent: 1, withdrawn: 3 })
})

test('without a mail server nothing has been sent, and undoing deletes the mails that were kept', async () => {
  const actor = await staff(strict)
  const emails = addresses(3)
  await upload(actor.key, emails.join('\n'), strict)
  const { db } = strict.deps
  const kept = () => db.selectFrom('mails').select('state').where('toAddress', 'in', emails).execute()
  await expect.poll(async () => (await kept()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
  const [list] = (await listsOf(actor.key, strict)).lists
  expect(list).toMatchObject({ waiting: 0, kept: 3, sent: 0 })
  expect((await withdraw(actor.key, list.id, strict)).json().data).toEqual({ withdrawn: 3, stopped: 3, accepted: [] })
  expect(await kept()).toEqual([])
})

test('a list that is undone before its e-mails have left can be uploaded again as often as it takes', async () => {
  const actor = await staff(daily)
  const emails = addresses(2)
  for (let time = 0; time < 6; time++) {
    expect((await upload(actor.key, emails.join('\n'), daily)).json().data.successfully_imported).toBe(2)
    const [{ id }] = (await listsOf(actor.key, daily)).lists
    expect((await withdraw(actor.key, id, daily)).json().data).toMatchObject({ withdrawn: 2, stopped: 2 })
  }
})

test('an e-mail that may be on its way when its list is undone counts as one of five', async () => {
  const { db } = daily.deps
  const actor = await staff(daily)
  const [tried = '', untried = ''] = addresses(2)
  await upload(actor.key, [tried, untried].join('\n'), daily)
  const mails = db.selectFrom('mails').select('id').where('toAddress', 'in', [tried, untried])
  await expect.poll(() => mails.execute()).toHaveLength(2)
  await db.updateTable('mails').set({ state: 'waiting' }).where('toAddress', 'in', [tried, untried]).execute()
  await db.updateTable('mails').set({ triedAt: new Date() }).where('toAddress', '=', tried).execute()
  const [{ id }] = (await listsOf(actor.key, daily)).lists
  expect((await withdraw(actor.key, id, daily)).json().data).toMatchObject({ withdrawn: 2, stopped: 2 })
  const counted = db.selectFrom('invitations').select(['email', 'mailCount']).where('listId', '=', id).orderBy('id')
  expect(await counted.execute()).toEqual([
    { email: tried, mailCount: 1 },
    { email: untried, mailCount: 0 },
  ])
})

test('a school may upload a number of lists a day; unusable ones do not count', async () => {
  const actor = await staff(strict)
  await upload(actor.key, 'no address', strict)
  for (const list of [addresses(1), addresses(1)]) {
    expect((await upload(actor.key, list.join('\n'), strict)).statusCode).toBe(200)
  }
  const refused = await upload(actor.key, addresses(1).join('\n'), strict)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'invitation/too-many-lists'])
  expect(refused.json().message).toContain('nothing was imported')
  expect((await listsOf(actor.key, strict)).total).toBe(2)
  expect((await upload((await staff(strict)).key, addresses(1).join('\n'), strict)).statusCode).toBe(200)
})

test('a list of another school is not found', async () => {
  const [one, other] = [await staff(), await staff()]
  await upload(one.key, addresses(1).join('\n'))
  const [{ id }] = (await listsOf(one.key)).lists
  expect((await listsOf(other.key)).total).toBe(0)
  expect((await withdraw(other.key, id)).statusCode).toBe(404)
  expect((await listsOf(one.key)).lists[0].withdrawn).toBe(0)
})

test('an invitation that is sent again stays on its list; a list without any is forgotten after 30 days', async () => {
  const actor = await staff()
  await upload(actor.key, addresses(1).join('\n'))
  const [{ id }] = (await listsOf(actor.key)).lists
  const [invitation] = (await portal.call('GET', '/api/invitations', { key: actor.key })).json().data.invitations
  await portal.call('POST', `/api/invitations/${invitation.id}/resend`, { key: actor.key, body: {} })
  const { db } = portal.deps
  await db
    .updateTable('parentLists')
    .set({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
    .where('id', '=', id)
    .execute()
  await deleteEmptyLists(db, 30)
  expect((await withdraw(actor.key, id)).json().data).toMatchObject({ withdrawn: 1 })
  await db.deleteFrom('invitations').where('listId', '=', id).execute()
  await deleteEmptyLists(db, 30)
  expect((await listsOf(actor.key)).total).toBe(0)
})
