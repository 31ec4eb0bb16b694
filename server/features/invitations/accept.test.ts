import { describe, expect, test } from 'vitest'
import { createActor, createUser, password } from '../../testing/factories.ts'
import { form } from '../../testing/form.ts'
import { mailsTo, tokenMailedTo, tokenOfMail } from '../../testing/mails.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal({ environment: { PUBLIC_URL: 'https://portal.example' }, withJobs: true })

const post = (path: string, body: object, key?: string) => portal.call('POST', path, { key, body })
const accept = (token: string, changes = {}) =>
  post('/api/invitation/accept', { token, full_name: 'Bea Moss', password, agreeTerms: true, ...changes })

async function mailTo(email: string) {
  const find = () =>
    portal.deps.db
      .selectFrom('mails')
      .selectAll()
      .where('toAddress', '=', email)
      .orderBy('createdAt', 'desc')
      .executeTakeFirst()
  await expect.poll(find).toBeDefined()
  return (await find()) as NonNullable<Awaited<ReturnType<typeof find>>>
}

let count = 0
/** Staff who have just invited an address, as a parent or as a colleague, and the token that was mailed to it. */
async function invited(path: 'csv' | 'colleague' = 'csv') {
  const email = `invited-${++count}@example.org`
  const head = await createActor(portal.deps, { role: 'senior' })
  if (path === 'csv') await portal.call('POST', '/api/school/add-users-csv', { key: head.key, ...form('file', email) })
  else await post('/api/school/invite-colleague', { email }, head.key)
  const mail = await mailTo(email)
  if (path === 'csv') expect(mail.text).toContain('https://portal.example/invitation?token=')
  const token = await tokenOfMail(portal, mail.id)
  return { email, head, mail, token }
}

const update = (email: string, values: object) =>
  portal.deps.db.updateTable('invitations').set(values).where('email', '=', email).execute()

test('a parent follows the mailed link, sees who asks, and has an account at once', async () => {
  const { email, head, mail, token } = await invited()
  expect(mail.subject).toBe('You are invited to Enterprise Bookshelf')
  expect(mail.text).toContain('Ada Birch (Tidewell Primary School)')
  expect(mail.text).toContain('No, thank you')
  const opened = await post('/api/invitation/open', { token })
  expect(opened.json().data).toEqual({
    ...{ email, school: 'Tidewell Primary School', inviter: 'Ada Birch' },
    ...{ role: 'parent', joins_account: false },
  })
  expect(opened.body).not.toContain(head.schoolId)
  const accepted = await accept(token)
  expect(accepted.statusCode).toBe(200)
  expect(accepted.json().data.user).toMatchObject({
    email,
    role: 'parent',
    status: 'active',
    isVerified: true,
    school: { title: 'Tidewell Primary School', school_code: '' },
  })
  expect(accepted.cookies.map(({ name }) => name)).toEqual(['auth_key', 'XSRF-TOKEN', 'device', 'device'])
  const [, welcome] = await mailsTo(portal, email, 2)
  expect(welcome?.subject).toBe('Welcome to Enterprise Bookshelf')
  // For mail programs without buttons the link is there once as text.
  expect(welcome?.text.match(/https:\/\/portal\.example\/resources/g)).toHaveLength(1)
  expect(welcome?.text).toContain('You have joined Tidewell Primary School.')
  expect((await post('/api/invitation/open', { token })).json().code).toBe('invitation/gone')
  const { invitations } = (await portal.call('GET', '/api/invitations', { key: head.key })).json().data
  expect(invitations).toMatchObject([{ email, state: 'accepted' }])
})

test('a colleague joins the staff of the school', async () => {
  const { token, mail, head } = await invited('colleague')
  expect(mail.subject).toBe('Join Tidewell Primary School on Enterprise Bookshelf')
  const { user } = (await accept(token, { role: 'admin', school_id: 'x' })).json().data
  expect(user).toMatchObject({ role: 'senior', isSchool: true, school: { id: head.schoolId } })
  expect(user.school.school_code).not.toBe('')
})

test('of two claims of one invitation one wins', async () => {
  const { token, email } = await invited()
  const answers = await Promise.all([accept(token), accept(token), accept(token)])
  const codes = answers.map((answer) => answer.json().code ?? 'ok')
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
  expect(codes.filter((code) => code === 'invitation/gone')).toHaveLength(2)
  expect(await portal.deps.db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1)
})

test('a claim that cannot make an account leaves the invitation as it was', async () => {
  const { token, email } = await invited()
  expect((await accept(token, { password: 'password1' })).json().code).toBe('account/password-common')
  expect((await accept(token, { password: 'short' })).json().errors.password).toContain('more then 6 characters')
  expect((await accept(token, { agreeTerms: false })).json().errors.agreeTerms).toBe('Please confirm you agree terms')
  const { id } = await createUser(portal.deps, { email })
  expect((await accept(token)).json().code).toBe('account/address-taken')
  await portal.deps.db.deleteFrom('users').where('id', '=', id).execute()
  expect((await accept(token)).statusCode).toBe(200)
})

test('No, thank you is for good: neither this school nor another can ask again', async () => {
  const { token, email, head } = await invited()
  expect((await post('/api/invitation/decline', { token })).statusCode).toBe(200)
  expect((await accept(token)).json().code).toBe('invitation/gone')
  const other = await createActor(portal.deps, { role: 'senior' })
  for (const { key } of [head, other]) {
    const answer = await portal.call('POST', '/api/school/add-users-csv', { key, ...form('file', email) })
    expect(answer.json().data).toMatchObject({ successfully_imported: 0, not_asked_again: 1 })
  }
  expect((await portal.call('GET', '/api/invitations', { key: head.key })).json().data.total).toBe(0)
})

test.each([
  [
    'expired',
    ({ email }: { email: string }) =>
      update(email, { expiresAt: new Date(Date.now() - 1000), linkExpiresAt: new Date(Date.now() - 1000) }),
  ],
  ['withdrawn', ({ email }: { email: string }) => update(email, { withdrawnAt: new Date() })],
  [
    'of a school that was rejected',
    ({ head }: { head: { schoolId: string | null } }) =>
      portal.deps.db.updateTable('schools').set({ status: 'rejected' }).where('id', '=', head.schoolId).execute(),
  ],
  [
    'of somebody who was disabled',
    ({ head }: { head: { id: string } }) =>
      portal.deps.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', head.id).execute(),
  ],
])('an invitation %s is gone', async (_name, change) => {
  const invitation = await invited()
  await change(invitation)
  expect((await accept(invitation.token)).json().code).toBe('invitation/gone')
  expect((await post('/api/invitation/decline', { token: invitation.token })).json().code).toBe('invitation/gone')
})

test('sending again makes a new link, and the old one stops', async () => {
  const { token, email, head } = await invited()
  const [{ id }] = (await portal.call('GET', '/api/invitations', { key: head.key })).json().data.invitations
  await post(`/api/invitations/${id}/resend`, {}, head.key)
  expect((await accept(token)).json().code).toBe('invitation/gone')
  expect((await accept(await tokenMailedTo(portal, email, 2))).statusCode).toBe(200)
})

test('an invited user with an account is told so by mail, and gets no link to another one', async () => {
  const { key } = await createActor(portal.deps)
  const { email } = await createUser(portal.deps)
  await portal.call('POST', '/api/user/invite', { key, ...form('emails', email, { isFile: false }) })
  const mail = await mailTo(email)
  expect(mail.subject).toBe('You have an account with Enterprise Bookshelf')
  expect(mail.text).toContain('https://portal.example/login')
  expect(mail.text).not.toContain('token')
})

test('a name that is a link is not mailed, and text from people shows as text', async () => {
  const school = await createActor(portal.deps, { role: 'parent', school: 'pending' })
  await portal.deps.db
    .updateTable('users')
    .set({ fullName: 'Win at http://evil.example' })
    .where('id', '=', school.id)
    .execute()
  await portal.deps.db
    .updateTable('schools')
    .set({ title: '<b>Prizes</b> at evil.example' })
    .where('id', '=', school.schoolId)
    .execute()
  const email = 'careful@example.org'
  await portal.call('POST', '/api/user/invite', { key: school.key, ...form('emails', email, { isFile: false }) })
  const mail = await mailTo(email)
  expect(mail.html + mail.subject).not.toMatch(/evil|<b>Prizes/)
  expect(mail.text).toContain('A school has given you access')
})

describe('an address with which somebody else has signed up, and which they cannot confirm', () => {
  test.each(['parent', 'senior'] as const)('is invited, and its owner takes the account of a %s over', async (role) => {
    const squatter = await createActor(portal.deps, { role, status: 'not-active' })
    const head = await createActor(portal.deps, { role: 'senior' })
    const list = { key: head.key, ...form('file', squatter.email) }
    const report = (await portal.call('POST', '/api/school/add-users-csv', list)).json().data
    expect(report).toMatchObject({ successfully_imported: 1, exists_email: [] })
    const token = await tokenOfMail(portal, (await mailTo(squatter.email)).id)
    expect((await portal.call('GET', '/api/user/view', { key: squatter.key })).statusCode).toBe(200)
    const accepted = await accept(token)
    expect(accepted.json().data.user).toMatchObject({
      ...{ email: squatter.email, role: 'parent', status: 'active', isVerified: true },
      school: { id: head.schoolId },
    })
    expect((await portal.call('GET', '/api/user/view', { key: squatter.key })).statusCode).toBe(401)
    const again = { key: head.key, ...form('file', squatter.email) }
    expect((await portal.call('POST', '/api/school/add-users-csv', again)).json().data.exists_email).toEqual([
      squatter.email,
    ])
  })

  test('is not taken from somebody who has confirmed it meanwhile, nor from a disabled account', async () => {
    for (const status of ['active', 'disabled'] as const) {
      const { email, token } = await invited()
      await createUser(portal.deps, { email, status })
      expect((await accept(token)).json().code).toBe('account/address-taken')
    }
  })
})
