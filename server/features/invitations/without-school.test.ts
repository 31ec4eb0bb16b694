import { expect, test } from 'vitest'
import { type ActorOptions, createActor, createSchool, password } from '../../testing/factories.ts'
import { form } from '../../testing/form.ts'
import { mailsTo, tokenMailedTo } from '../../testing/mails.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal({ limits: { invitationsPerPerson: 20 }, withJobs: true })

const post = (path: string, body: object, key?: string) => portal.call('POST', path, { key, body })
const loner = () => createActor(portal.deps, { school: 'none' })
const invite = (key: string, ...emails: string[]) =>
  portal.call('POST', '/api/user/invite', { key, ...form('emails', emails.join('\n'), { isFile: false }) })
const list = async (key: string) => (await portal.call('GET', '/api/invitations', { key })).json().data
const rename = (id: string, fullName: string) =>
  portal.deps.db.updateTable('users').set({ fullName }).where('id', '=', id).execute()

let count = 0
const fresh = () => `alone-${++count}@example.org`

test('a parent without a school invites another, who joins no school either', async () => {
  const actor = await loner()
  const email = fresh()
  expect((await invite(actor.key, email)).json().data).toEqual({ invited: 1, bad_rows: [] })
  const [mail] = await mailsTo(portal, email, 1)
  expect(mail?.text).toContain('Ada Birch has invited you to Enterprise Bookshelf.')
  expect(mail?.text).toContain('The others need a code from your child’s school, and are free too.')
  const token = await tokenMailedTo(portal, email)
  expect((await post('/api/invitation/open', { token })).json().data).toEqual({
    email,
    school: '',
    inviter: 'Ada Birch',
    role: 'parent',
    joins_account: false,
  })
  const accepted = await post('/api/invitation/accept', { token, full_name: 'Bea Moss', password, agreeTerms: true })
  expect(accepted.json().data.user).toMatchObject({ email, role: 'parent', status: 'active', school: null })
  const { invitations, counts } = await list(actor.key)
  // The names of those who joined are for the staff of their school.
  expect(invitations).toMatchObject([{ email, state: 'accepted', name: '' }])
  expect(counts).toMatchObject({ all: 1, accepted: 1 })
  expect((await portal.call('GET', '/api/user/progress', { key: actor.key })).json().data.invited).toBe(1)
})

test('each has invitations of their own, which nobody else sees or changes', async () => {
  const [one, other] = [await loner(), await loner()]
  const email = fresh()
  await invite(one.key, email)
  await invite(other.key, email)
  expect((await list(one.key)).total).toBe(1)
  expect((await list(other.key)).total).toBe(1)
  const [{ id }] = (await list(one.key)).invitations
  expect((await post(`/api/invitations/${id}/resend`, {}, other.key)).statusCode).toBe(404)
  expect((await post(`/api/invitations/${id}/resend`, {}, one.key)).statusCode).toBe(200)
  expect((await portal.call('DELETE', `/api/invitations/${id}`, { key: other.key })).statusCode).toBe(404)
  expect((await portal.call('DELETE', `/api/invitations/${id}`, { key: one.key })).statusCode).toBe(200)
  expect((await list(one.key)).total).toBe(0)
  expect((await list(other.key)).total).toBe(1)
})

test('all those without a school ask an address five times between them, and a school may still ask', async () => {
  const email = fresh()
  for (let time = 0; time < 7; time++) {
    expect((await invite((await loner()).key, email)).json().data.invited).toBe(1)
  }
  const asked = () => portal.deps.db.selectFrom('invitations').select('schoolId').where('email', '=', email).execute()
  expect(await asked()).toHaveLength(5)
  await invite((await createActor(portal.deps)).key, email)
  expect(await asked()).toHaveLength(6)
})

test('they ask it five times at most too when all ask at once, and when they send it again', async () => {
  const [email, other] = [fresh(), fresh()]
  const actors = await Promise.all(Array.from({ length: 7 }, loner))
  await Promise.all(actors.map(({ key }) => invite(key, email)))
  const sum = async (address: string) => {
    const found = portal.deps.db.selectFrom('invitations').select('mailCount').where('email', '=', address)
    return (await found.execute()).reduce((total, { mailCount }) => total + mailCount, 0)
  }
  expect(await sum(email)).toBe(5)
  const pair = actors.slice(0, 2)
  for (const { key } of pair) await invite(key, other)
  const ids = await Promise.all(
    pair.map(async ({ key }) => {
      const { invitations } = await list(key)
      return invitations.find((one: { email: string }) => one.email === other).id
    }),
  )
  const resend = (at: number) => post(`/api/invitations/${ids[at]}/resend`, {}, pair[at]?.key)
  const answers = await Promise.all([0, 1, 0, 1, 0, 1].map(resend))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 409, 409, 409])
  expect(await sum(other)).toBe(5)
})

test('the daily limit and a refusal for good hold as for everybody', async () => {
  const actor = await loner()
  const many = Array.from({ length: 21 }, fresh)
  expect((await invite(actor.key, ...many)).json().code).toBe('invitation/too-many')
  expect((await list(actor.key)).total).toBe(0)
  const email = fresh()
  await invite(actor.key, email)
  const token = await tokenMailedTo(portal, email)
  expect((await post('/api/invitation/decline', { token })).statusCode).toBe(200)
  await invite((await loner()).key, email)
  expect(await mailsTo(portal, email, 1)).toHaveLength(1)
})

const noNames = [
  'You have won 1000 pounds',
  'You have won a thousand pounds',
  'You Have Won',
  'Your account is suspended',
  'Click Here Now',
  'Claim your prize, Jo',
  'Win at http://evil.example',
  'evil.example',
  'x'.repeat(61),
  'Call 0900 123',
  'One Two Three Four Five',
  '恭喜您中奖了请马上联系我们',
  'Jo \u202EReid',
  `J${'\u0301'.repeat(9)}o`,
]
const names = [
  'Jo',
  'jo reid',
  'Jo & Sam Reid',
  'Smith, Jo',
  'Natasha (Tash) Reid',
  "Siobhán O'Neill-Byrne",
  'María José de la Cruz y Ortega',
  'Dr. Amara Okafor and Mr Tunde Okafor',
  'You Wei',
  'Won Kim',
  'J. R. Reid',
  'प्रिया नायर',
  'محمد بن أحمد',
  'Nguyễn Thị Thu Hà',
  '王小明',
]

/** What somebody invited by a person of this name is shown, in the mail and on the page. */
async function shownTo(fullName: string, options: ActorOptions) {
  const actor = await createActor(portal.deps, options)
  await rename(actor.id, fullName)
  const email = fresh()
  await invite(actor.key, email)
  const [mail] = await mailsTo(portal, email, 1)
  const page = (await post('/api/invitation/open', { token: await tokenMailedTo(portal, email) })).json().data
  return { mail, page }
}

test.each(noNames)('a name like “%s” is shown to strangers neither in the mail nor on the page', async (fullName) => {
  const { mail, page } = await shownTo(fullName, { school: 'none' })
  expect(mail?.text).toContain('A parent has invited you to Enterprise Bookshelf.')
  expect(`${mail?.subject}${mail?.html}`).not.toContain(fullName)
  expect(page.inviter).toBe('')
})

/** In a text a name from right to left is isolated from the words around it. */
const isolates = /[\u2068\u2069]/g

test.each(names)('the name “%s” is shown to strangers in the mail and on the page', async (fullName) => {
  const { mail, page } = await shownTo(fullName, { school: 'none' })
  expect(mail?.text.replaceAll(isolates, '')).toContain(`${fullName} has invited you to Enterprise Bookshelf.`)
  expect(page.inviter).toBe(fullName)
})

test('a school that nobody has approved vouches for no name, and an approved one for any without a link', async () => {
  const sentence = 'You have won a thousand pounds'
  expect((await shownTo(sentence, { school: 'pending' })).page.inviter).toBe('')
  expect((await shownTo(sentence, { school: 'approved' })).page.inviter).toBe(sentence)
  expect((await shownTo('Win at evil.example', { school: 'approved' })).page.inviter).toBe('')
})

test('an invitation for a school that somebody has left is not sent again', async () => {
  const actor = await createActor(portal.deps)
  await invite(actor.key, fresh())
  const [{ id }] = (await list(actor.key)).invitations
  const { id: schoolId } = await createSchool(portal.deps)
  await portal.deps.db.updateTable('users').set({ schoolId }).where('id', '=', actor.id).execute()
  await portal.deps.changes.catchUp()
  const again = await post(`/api/invitations/${id}/resend`, {}, actor.key)
  expect([again.statusCode, again.json().code]).toEqual([403, 'invitation/other-school'])
  expect((await portal.call('DELETE', `/api/invitations/${id}`, { key: actor.key })).statusCode).toBe(200)
})

test('colleagues and lists need a school', async () => {
  const { key } = await loner()
  expect((await post('/api/school/invite-colleague', { email: fresh() }, key)).json().code).toBe('not-allowed')
  const csv = await portal.call('POST', '/api/school/add-users-csv', { key, ...form('file', fresh()) })
  expect(csv.json().code).toBe('not-allowed')
  const refused = portal.database.pool.query(
    `insert into invitations (email, role, inviter_id, import_id, expires_at)
     values ('x@example.org', 'senior', gen_random_uuid(), gen_random_uuid(), now())`,
  )
  await expect(refused).rejects.toThrow(/invitations_colleagues_have_a_school/)
})
