import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createActor, createUser } from '../../testing/factories.ts'
import { form } from '../../testing/form.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal({ withJobs: true })

const staff = () => createActor(portal.deps, { role: 'senior' })
const upload = (key: string, content: Buffer | string, on = portal) =>
  on.call('POST', '/api/school/add-users-csv', { key, ...form('file', content) })

async function invitedBy(schoolId: string | null): Promise<string[]> {
  const { db } = portal.deps
  const rows = await db
    .selectFrom('invitations')
    .select('email')
    .where('schoolId', '=', schoolId)
    .orderBy('email')
    .execute()
  return rows.map(({ email }) => email)
}

const manyAddresses = (count: number) => Array.from({ length: count }, (_, n) => `parent-${n}@example.org`).join('\n')

test('a file as people’s programs write it becomes invitations of the school, once each', async () => {
  const actor = await staff()
  const { email } = await createUser(portal.deps)
  const file = [
    '\ufeffE-mail address',
    'one@example.org',
    '"Two, Parent" <two@example.org>',
    '  Three@Example.ORG  ,Year 3',
    '"four@example.org"',
    '"Five Parent <five@example.org>"',
    'Six;six@example.org',
    '',
    'one@example.org',
    `Known <${email}>`,
    'not an address',
    'half@',
    'a@example.org,b@example.org',
    'c@example.org;c-half@',
    '=HYPERLINK("http://evil.example","x")',
    '"never closed',
    "o'seven@example.org",
  ].join('\r\n')
  const answer = await upload(actor.key, file)
  expect(answer.statusCode).toBe(200)
  const { bad_rows, ...report } = answer.json().data
  expect(report).toEqual({ successfully_imported: 10, exists_email: [email], not_asked_again: 0, left_out: 0 })
  expect(bad_rows.map(({ line }: { line: number }) => line)).toEqual([11, 12, 14, 15, 16])
  expect(bad_rows.slice(1, 3)).toEqual([
    { line: 12, text: 'half@', reason: 'This is not a complete e-mail address.' },
    { line: 14, text: 'c@example.org;c-half@', reason: '“c-half@”: This is not a complete e-mail address.' },
  ])
  expect(await invitedBy(actor.schoolId)).toEqual([
    'a@example.org',
    'b@example.org',
    'c@example.org',
    'five@example.org',
    'four@example.org',
    "o'seven@example.org",
    'one@example.org',
    'six@example.org',
    'three@example.org',
    'two@example.org',
  ])
})

test('three columns of addresses wait for an answer, which comes before the file', async () => {
  const actor = await staff()
  const content = 'ada@school.example,kim@example.org,lee@example.org'
  const refused = await upload(actor.key, content)
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'invitation/which-columns'])
  expect(refused.json().errors).toHaveProperty('column 2', 'kim@example.org')
  expect(await invitedBy(actor.schoolId)).toEqual([])
  const answered = await portal.call('POST', '/api/school/add-users-csv', {
    key: actor.key,
    ...form('file', content, { fields: { columns: '2,3' } }),
  })
  expect(answered.json().data).toMatchObject({ successfully_imported: 2, left_out: 1, bad_rows: [] })
  expect(await invitedBy(actor.schoolId)).toEqual(['kim@example.org', 'lee@example.org'])
})

test('a box of Google’s is invited once, in whichever spelling, also by another list', async () => {
  const actor = await staff()
  const first = await upload(actor.key, 'jane.doe@gmail.com\njanedoe@gmail.com\njane.doe@googlemail.com')
  expect(first.json().data).toMatchObject({ successfully_imported: 1, not_asked_again: 0 })
  const second = await upload(actor.key, 'j.a.n.e.doe@googlemail.com\nj.doe@example.org\njdoe@example.org')
  expect(second.json().data).toMatchObject({ successfully_imported: 2, not_asked_again: 1 })
})

test('the same file again counts in neither, and asks nobody twice', async () => {
  const actor = await staff()
  await upload(actor.key, 'one@example.org\ntwo@example.org')
  const again = await upload(actor.key, 'one@example.org\ntwo@example.org\nthree@example.org')
  expect(again.json().data).toEqual({
    successfully_imported: 1,
    exists_email: [],
    not_asked_again: 2,
    left_out: 0,
    bad_rows: [],
  })
})

test('an expired or withdrawn invitation is asked again; an address that said no is not', async () => {
  const actor = await staff()
  await upload(actor.key, 'late@example.org\nback@example.org')
  const { db } = portal.deps
  const set = (values: object, email: string) =>
    db
      .updateTable('invitations')
      .set(values)
      .where('schoolId', '=', actor.schoolId)
      .where('email', '=', email)
      .execute()
  await set({ expiresAt: new Date(Date.now() - 1000) }, 'late@example.org')
  await set({ withdrawnAt: new Date() }, 'back@example.org')
  await db.insertInto('unwantedMails').values({ email: 'No@example.org', list: 'invitations' }).execute()
  const answer = await upload(actor.key, 'late@example.org\nback@example.org\nno@example.org')
  expect(answer.json().data).toMatchObject({ successfully_imported: 2, not_asked_again: 1 })
  expect(await invitedBy(actor.schoolId)).toEqual(['back@example.org', 'late@example.org'])
})

const utf16 = Buffer.from('one@example.org\n', 'utf16le')
test.each([
  ['an empty file', '', 422, 'invitation/no-address'],
  ['blank lines only', '\n\r\n , ,\n', 422, 'invitation/no-address'],
  ['a header only', 'Email\n', 422, 'invitation/no-address'],
  ['UTF-16 without a mark', utf16, 422, 'invitation/unreadable'],
  ['a workbook by another name', Buffer.from('PK\x03\x04 one@example.org'), 422, 'invitation/unreadable'],
  ['one line of a megabyte', 'a@b.example,'.repeat(85_000), 422, 'invitation/no-address'],
  ['quotes never closed', '"one\n"two\n', 422, 'invitation/no-address'],
  ['5,001 rows', manyAddresses(5001), 422, 'invitation/too-many-rows'],
  ['half a million lines', 'x\n'.repeat(500_000), 422, 'invitation/too-many-rows'],
  ['a million lines', 'x\n'.repeat(1_000_000), 413, 'invitation/too-large'],
  ['more than a megabyte', `${'\n'.repeat(1_048_576)}one@example.org`, 413, 'invitation/too-large'],
])('%s gets a sentence, and nothing is imported', async (_name, content, status, code) => {
  const actor = await staff()
  const answer = await upload(actor.key, content)
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  expect(answer.json().message).toMatch(/^We |^That file /)
  expect(await invitedBy(actor.schoolId)).toEqual([])
})

test('bad rows only: the sentence comes with the line numbers', async () => {
  const { key } = await staff()
  const answer = await upload(key, 'Email\n\n@@\nzoë')
  expect(answer.json().errors).toEqual({
    'line 3': 'This is not a complete e-mail address. It reads: @@',
    'line 4': 'There is no e-mail address on this line. It reads: zoë',
  })
})

test('reports a missing file, and a body that is no form', async () => {
  const { key } = await staff()
  const path = '/api/school/add-users-csv'
  expect((await portal.call('POST', path, { key, body: {} })).json().code).toBe('invitation/no-file')
  expect((await portal.call('POST', path, { key, ...form('other', 'x') })).json().code).toBe('invitation/no-file')
})

test('two imports of one file at once ask each address once, also on two instances', async () => {
  const second = await buildTestApp({ database: portal.database, withJobs: true })
  try {
    const actor = await staff()
    const file = manyAddresses(3000)
    const backwards = file.split('\n').reverse().join('\n')
    const answers = await Promise.all([upload(actor.key, file), upload(actor.key, backwards, second)])
    const counts = answers.map((answer) => answer.json().data.successfully_imported)
    expect(counts.toSorted()).toEqual([0, 3000])
    expect(await invitedBy(actor.schoolId)).toHaveLength(3000)
  } finally {
    await second.close()
  }
})

test('an import that is killed in the middle leaves nothing behind, and can be done again', async () => {
  const actor = await staff()
  const { pool } = portal.database
  const file = manyAddresses(5000)
  // The transaction is made to wait with its rows written, and its connection is killed there.
  const blocker = await pool.connect()
  await blocker.query('begin')
  await blocker.query('lock table audit_log in exclusive mode')
  const importing = upload(actor.key, file)
  const waiting = `from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await pool.query(`select 1 ${waiting}`)).rowCount).toBe(1)
  await pool.query(`select pg_terminate_backend(pid) ${waiting}`)
  expect((await importing).statusCode).toBe(503)
  await blocker.query('rollback')
  blocker.release()
  expect(await invitedBy(actor.schoolId)).toEqual([])
  expect((await upload(actor.key, file)).json().data.successfully_imported).toBe(5000)
})
