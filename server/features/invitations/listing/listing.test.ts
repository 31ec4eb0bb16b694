import { expect, test } from 'vitest'
import { createActor, createSession, createUser } from '../../../testing/factories.ts'
import { form } from '../../../testing/form.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal({ withJobs: true })

type Listed = { email: string; role: string; name: string; state: string; accept_time: string }

async function list(key: string, query = '') {
  const answer = await portal.call('GET', `/api/invitations${query}`, { key })
  expect(answer.statusCode).toBe(200)
  const { invitations, total, counts } = answer.json().data
  return { emails: (invitations as Listed[]).map(({ email }) => email), invitations, total, counts }
}

/** A school whose teacher has invited a list of four and a colleague; one has joined, one expired, one bounces. */
async function invited() {
  const { deps, call } = portal
  const teacher = await createActor(deps, { role: 'senior' })
  const at = teacher.id.slice(0, 8)
  const address = (name: string) => `${name}-${at}@example.org`
  const names = ['joined', 'open_one', 'expired', 'bounced'].map(address)
  expect(
    (await call('POST', '/api/school/add-users-csv', { key: teacher.key, ...form('file', names.join('\n')) }))
      .statusCode,
  ).toBe(200)
  await call('POST', '/api/school/invite-colleague', { key: teacher.key, body: { email: address('zoe') } })
  const change = deps.db.updateTable('invitations')
  await createUser(deps, { email: address('joined'), fullName: 'Bea 50% Off', schoolId: teacher.schoolId })
  await change.set({ acceptedAt: new Date() }).where('email', '=', address('joined')).execute()
  await change
    .set({ expiresAt: new Date(0) })
    .where('email', '=', address('expired'))
    .execute()
  await deps.db
    .insertInto('bouncingAddresses')
    .values({ email: address('bounced'), problem: 'No such mailbox.' })
    .execute()
  return { teacher, address }
}

test('colleagues come first, and each state can be asked for', async () => {
  const { teacher, address } = await invited()
  const all = await list(teacher.key)
  expect(all.emails[0]).toBe(address('zoe'))
  expect(all.counts).toEqual({ all: 5, open: 3, accepted: 1, expired: 1, undelivered: 1 })
  const accepted = await list(teacher.key, '?state=accepted')
  expect(accepted).toMatchObject({ total: 1, counts: { all: 5 }, emails: [address('joined')] })
  expect(accepted.invitations[0]).toMatchObject({ name: 'Bea 50% Off', accept_time: expect.stringMatching(/^20/) })
  expect((await list(teacher.key, '?state=expired')).emails).toEqual([address('expired')])
  expect((await list(teacher.key, '?state=undelivered')).emails).toEqual([address('bounced')])
})

test('colleagues and parents can be listed apart, with counts of their own', async () => {
  const { teacher, address } = await invited()
  expect(await list(teacher.key, '?role=senior')).toMatchObject({
    emails: [address('zoe')],
    counts: { all: 1, open: 1 },
  })
  const parents = await list(teacher.key, '?role=parent')
  expect(parents).toMatchObject({ total: 4, counts: { all: 4, open: 2 } })
  expect(parents.emails).not.toContain(address('zoe'))
})

test('finds part of an address or of a name, letter by letter', async () => {
  const { teacher, address } = await invited()
  expect((await list(teacher.key, '?q=OPEN_O')).emails).toEqual([address('open_one')])
  expect((await list(teacher.key, '?q=50%25')).emails).toEqual([address('joined')])
  expect((await list(teacher.key, '?q=_')).emails).toEqual([address('open_one')])
  expect(await list(teacher.key, '?q=nobody-here')).toMatchObject({ total: 0, counts: { all: 0 } })
})

test('shows one list of parents', async () => {
  const { teacher } = await invited()
  const lists = await portal.call('GET', '/api/school/parent-lists', { key: teacher.key })
  const id = lists.json().data.lists[0].id
  expect((await list(teacher.key, `?list=${id}`)).counts.all).toBe(4)
  expect((await list(teacher.key, '?list=00000000-0000-4000-8000-000000000000')).total).toBe(0)
  expect((await portal.call('GET', '/api/invitations?list=nonsense', { key: teacher.key })).statusCode).toBe(422)
})

test('another school finds nothing of it, and parents get no names', async () => {
  const { teacher, address } = await invited()
  const other = await createActor(portal.deps, { role: 'senior' })
  expect((await list(other.key, `?q=${teacher.id.slice(0, 8)}`)).counts.all).toBe(0)
  const parent = await createUser(portal.deps, { schoolId: teacher.schoolId })
  const { deps } = portal
  await deps.db
    .updateTable('invitations')
    .set({ inviterId: parent.id })
    .where('email', '=', address('joined'))
    .execute()
  const key = await createSession(deps, parent.id)
  const own = await list(key)
  expect(own.emails).toEqual([address('joined')])
  expect(own.invitations[0].name).toBe('')
  expect((await list(key, '?q=Bea')).total).toBe(0)
})

test('a colleague sees, asks and withdraws what they have sent; what parents have typed no staff see', async () => {
  const { teacher, address } = await invited()
  const { deps, call } = portal
  const { id: colleagueId } = await createUser(deps, { role: 'senior', schoolId: teacher.schoolId })
  const colleague = await createSession(deps, colleagueId)
  const { id: parentId } = await createUser(deps, { schoolId: teacher.schoolId })
  const parent = await createSession(deps, parentId)
  const invite = (key: string, email: string) =>
    call('POST', '/api/user/invite', { key, ...form('emails', email, { isFile: false }) })
  await invite(colleague, address('of-colleague'))
  await invite(parent, address('of-parent'))
  expect((await list(colleague)).emails).toEqual([address('of-colleague')])
  expect((await list(colleague, `?q=${address('open')}`)).counts.all).toBe(0)
  const lead = await list(teacher.key)
  expect(lead.emails).toContain(address('of-colleague'))
  expect(lead.emails).not.toContain(address('of-parent'))
  expect((await list(teacher.key, `?q=${address('of-parent')}`)).counts.all).toBe(0)
  const idOf = async (email: string) =>
    (await deps.db.selectFrom('invitations').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  const withdraw = async (key: string, name: string) =>
    (await call('DELETE', `/api/invitations/${await idOf(address(name))}`, { key })).statusCode
  expect(await withdraw(colleague, 'open_one')).toBe(404)
  expect(await withdraw(teacher.key, 'of-parent')).toBe(404)
  const again = await call('POST', `/api/invitations/${await idOf(address('open_one'))}/resend`, { key: colleague })
  expect(again.statusCode).toBe(404)
  const lists = async (key: string) => (await call('GET', '/api/school/parent-lists', { key })).json().data.lists
  expect([(await lists(teacher.key))[0].is_visible, (await lists(colleague))[0].is_visible]).toEqual([true, false])
  // A colleague who notices a mistake may undo it, and learns no address by that.
  const path = `/api/school/parent-lists/${(await lists(colleague))[0].id}/withdraw`
  expect((await call('POST', path, { key: colleague, body: {} })).json().data).toMatchObject({ accepted: [] })
  expect((await call('POST', path, { key: teacher.key, body: {} })).json().data.accepted).toEqual([address('joined')])
  expect(await withdraw(teacher.key, 'of-colleague')).toBe(200)
})
