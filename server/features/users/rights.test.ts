import { expect, test } from 'vitest'
import type { OperatorRights } from '#contract/access.ts'
import type { Operator } from '#contract/users.ts'
import { createActor, createUser } from '../../testing/factories.ts'
import { mailsTo } from '../../testing/mails.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

/** Far less than the minute for which sessions are cached. */
const feltAtOnce = { timeout: 20_000 }

const portal = setUpPortal({ withJobs: true })

const operator = (rights?: OperatorRights) => createActor(portal.deps, { role: 'admin', ...(rights && { rights }) })
const change = (by: { key: string }, id: string, rights: string) =>
  portal.call('PUT', `/api/admin/operators/${id}/rights`, { key: by.key, body: { rights } })
const see = (by: { key: string }, path: string) => portal.call('GET', path, { key: by.key })

test('an owner gives rights, which count at once and are mailed and recorded', async () => {
  const owner = await operator()
  const helper = await operator('support')
  expect((await see(helper, '/api/admin/pages')).statusCode).toBe(403)
  const changed = await change(owner, helper.id, 'editor')
  expect(changed.json().data).toMatchObject({ rights: 'editor', is_own: false })
  await expect.poll(async () => (await see(helper, '/api/admin/pages')).statusCode, feltAtOnce).toBe(200)
  expect((await see(helper, '/api/admin/audit')).statusCode).toBe(403)
  const [mail] = await mailsTo(portal, helper.email, 1)
  expect(mail?.text).toContain('You can now answer people, and change the books, texts and figures')
  const audit = await see(owner, '/api/admin/audit?kind=accounts')
  expect(audit.json().data.entries[0]).toMatchObject({ action: 'operator.made-editor', object_name: 'Ada Birch' })
  const { operators } = (await see(owner, '/api/admin/operators')).json().data as { operators: Operator[] }
  expect(operators.map(({ rights }) => rights).indexOf('editor')).toBeGreaterThan(0)
  expect(operators.find(({ id }) => id === helper.id)).toMatchObject({ rights: 'editor', email: helper.email })
})

test('nobody changes their own rights, and only operators have any', async () => {
  const owner = await operator()
  expect((await change(owner, owner.id, 'support')).json().code).toBe('user/own-rights')
  const parent = await createUser(portal.deps)
  expect((await change(owner, parent.id, 'owner')).statusCode).toBe(404)
  expect((await change(owner, parent.id, 'everything')).json().errors).toEqual({
    rights: 'Choose what this operator may do.',
  })
  const signedIn = (await see(await createActor(portal.deps, { role: 'senior' }), '/api/user/view')).json().data
  expect(signedIn).not.toHaveProperty('rights')
  expect((await see(owner, '/api/user/view')).json().data.rights).toBe('owner')
})

test('of two owners who take each other’s rights away at once, one is left', async () => {
  const [one, two] = [await operator(), await operator()]
  const answers = await Promise.all([change(one, two.id, 'support'), change(two, one.id, 'support')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
})

test('an operator does nothing to another with more rights', async () => {
  const [owner, moderator, helper] = [await operator(), await operator('moderator'), await operator('support')]
  const act = (by: { key: string }, id: string, what: string) =>
    portal.call('POST', `/api/admin/users/${id}/${what}`, { key: by.key, body: {} })
  expect((await act(moderator, owner.id, 'disable')).json().code).toBe('user/more-rights')
  expect((await act(helper, owner.id, 'new-password')).json().code).toBe('user/more-rights')
  expect((await act(moderator, helper.id, 'disable')).statusCode).toBe(200)
  expect((await act(moderator, helper.id, 'enable')).statusCode).toBe(200)
})

test('an operator whose rights nobody has chosen has the least', async () => {
  const created = await operator()
  await portal.deps.db.updateTable('users').set({ operatorRights: null }).where('id', '=', created.id).execute()
  await expect.poll(async () => (await see(created, '/api/admin/pages')).statusCode, feltAtOnce).toBe(403)
  expect((await see(created, '/api/admin/inbox')).statusCode).toBe(200)
  expect((await see(created, '/api/user/view')).json().data.rights).toBe('support')
})

test('a database that gives rights to a parent refuses', async () => {
  const parent = await createUser(portal.deps)
  const giving = portal.deps.db.updateTable('users').set({ operatorRights: 'owner' }).where('id', '=', parent.id)
  await expect(giving.execute()).rejects.toThrow('check constraint')
})

test('looking at an account is recorded once an hour, and not shown in its own history', async () => {
  const helper = await operator('support')
  const parent = await createUser(portal.deps)
  const earlier = { actorId: helper.id, address: '', action: 'user.viewed', object: parent.id }
  await portal.deps.db
    .insertInto('auditLog')
    .values({ ...earlier, at: new Date(Date.now() - 3_660_000) })
    .execute()
  for (let times = 0; times < 3; times++) await see(helper, `/api/admin/users/${parent.id}`)
  const recorded = () =>
    portal.deps.db.selectFrom('auditLog').select('actorId').where('object', '=', parent.id).execute()
  expect(await recorded()).toEqual([{ actorId: helper.id }, { actorId: helper.id }])
  const account = (await see(helper, `/api/admin/users/${parent.id}`)).json().data
  expect(account.history).toEqual([])
})
