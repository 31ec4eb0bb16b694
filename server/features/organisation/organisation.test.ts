import { beforeAll, expect, test } from 'vitest'
import { textsToApprove } from '#contract/general-pages.ts'
import { maxSubProcessors, noOrganisation, type Organisation } from '#contract/organisation.ts'
import type { SetUp } from '#contract/set-up.ts'
import { openBytes } from '../../adapters/pdf/testing/from-bytes.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createActor } from '../../testing/factories.ts'
import { textOfHtml } from '../../testing/html-text.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal()
let operator: Awaited<ReturnType<typeof createActor>>
beforeAll(async () => {
  operator = await createActor(portal.deps, { role: 'admin' })
})

const trust = {
  legal_name: 'Bright *Beginnings* Trust',
  nation: 'england-and-wales',
  charity_number: '1234567',
  company_number: '01234567',
  postal_address: '1 Mill Lane,\nTidewell\nTW1 1AA',
  ico_number: 'ZA000000',
  is_ico_exempt: false,
  privacy_contact: 'Data protection officer',
  privacy_email: 'privacy@bright.example',
  safeguarding_lead: 'Ada Birch',
  safeguarding_phone: '01632 960123',
  database_country: 'the United Kingdom',
  mail_country: 'Ireland',
  files_country: 'the United Kingdom',
  sub_processors: [
    { name: 'Fjord | Hosting', service: 'runs our *servers*', country: 'Finland' },
    { name: 'Letterbird', service: 'delivers our e-mails', country: 'Ireland' },
  ],
  mail_signer: 'Ada Birch, schools officer',
  answer_days: 5,
  booking_days: 1,
} satisfies Organisation

const statement =
  'Bright *Beginnings* Trust, registered in England and Wales as charity 1234567 and company 01234567. 1 Mill Lane, Tidewell, TW1 1AA.'

const call = async (method: 'GET' | 'PUT', path: string, body?: object, from = portal) =>
  from.call(method, path, { key: operator.key, ...(body && { body }) })
const data = async (path: string, from = portal) => (await call('GET', path, undefined, from)).json().data
const save = async (changes: object) => {
  const { organisation, version } = await data('/api/admin/organisation')
  return call('PUT', '/api/admin/organisation', { ...organisation, version, ...changes })
}
const points = async () => {
  const { steps }: SetUp = await data('/api/admin/set-up')
  return Object.fromEntries(steps.map((step) => [step.code, step]))
}
async function firstPageOf(pdf: Buffer): Promise<string> {
  const { items } = await (await (await openBytes(new Uint8Array(pdf))).getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}
const publicTexts = async () =>
  (await Promise.all(textsToApprove.map((name) => data(`/api/page/${name}`)))).map(({ details }) => details as string)

test('a new portal names nobody, and says so', async () => {
  expect(await data('/api/admin/organisation')).toEqual({ organisation: noOrganisation, version: 0 })
  expect((await data('/api/page/app-brand')).organisation).toBe('')
  const privacy: string = (await data('/api/page/privacy')).details
  expect(privacy).toContain('This notice is incomplete')
  expect(textOfHtml(privacy)).toContain('deliver our e-mails work on our instructions. Ask us for their names.')
  for (const text of await publicTexts()) expect(text).toContain('This is an example')
  const open = await points()
  expect(open.organisation).toMatchObject({
    state: 'open',
    what: expect.stringMatching(/^Missing: legal name, postal address, ICO registration number/),
  })
  expect(open.texts).toMatchObject({ state: 'open', what: expect.stringContaining('Book an enterprise session') })
})

test('a register that has become old does not make an open portal unready: that is a matter of its health', async () => {
  const { db } = portal.deps
  const finishedAt = new Date(Date.now() - 200 * 86_400_000)
  const { id } = await db
    .insertInto('registerImports')
    .values({ kind: 'schools', fileHash: 'old', finishedAt, rowsDone: 27_000 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { register } = await points()
  await db.deleteFrom('registerImports').where('id', '=', id).execute()
  expect(register).toMatchObject({ state: 'done', seen_time: finishedAt.toISOString() })
})

test('what is saved is named on pages, in mails and in letters, on every instance', async () => {
  const other = await buildTestApp({ database: portal.database })
  await data('/api/page/app-brand', other)
  const answer = await save(trust)
  expect(answer.json().data).toMatchObject({ version: 1, organisation: trust })
  expect((await data('/api/page/app-brand')).organisation).toBe(statement)
  await expect.poll(async () => (await data('/api/page/app-brand', other)).organisation).toBe(statement)

  const privacy = (await data('/api/page/privacy')).details
  expect(privacy).toContain('is run by Bright *Beginnings* Trust.')
  expect(privacy).toContain('Address: 1 Mill Lane, Tidewell, TW1 1AA')
  expect(privacy).toContain('privacy@bright.example')
  expect(textOfHtml(privacy)).toContain('e-mails are sent from Ireland')
  expect(privacy).toContain('Registered with the Information Commissioner’s Office: ZA000000')
  for (const page of ['privacy', 'trust', 'impact-assessment', 'data-sharing'])
    expect((await data(`/api/page/${page}`)).details).toMatch(
      /<td>Fjord \| Hosting<\/td>\s*<td>runs our \*servers\*<\/td>\s*<td>Finland<\/td>/,
    )
  expect((await data('/api/page/terms')).details).toContain('Ada Birch, on 01632 960123')
  await expect.poll(async () => (await data('/api/page/privacy', other)).details).toBe(privacy)
  await other.close()

  const previews = (await portal.call('GET', '/dev/emails')).body.split('<section ').slice(1)
  expect(previews.length).toBeGreaterThan(10)
  for (const preview of previews) expect(preview).toContain(`Sent by ${statement}`)

  // The promised days stand in the same places.
  expect(await data('/api/page/app-brand')).toMatchObject({ answer_days: 5, booking_days: 1 })
  expect((await data('/api/page/book-session')).details).toContain('We will answer within one working day,')
  expect(previews.filter((preview) => preview.includes('within five working days')).length).toBeGreaterThan(0)
  expect(previews.filter((preview) => preview.includes('within one working day.')).length).toBeGreaterThan(0)
  expect(previews.join()).not.toMatch(/(two|three) working days/)

  const teacher = await createActor(portal.deps, { role: 'senior' })
  const letter = await portal.call('GET', '/api/school/parent-letter', { key: teacher.key })
  expect(await firstPageOf(letter.rawPayload)).toContain(statement)
  expect((await points()).organisation).toMatchObject({ state: 'done' })
})

test('a text that an owner has signed is no example any more, and keeps up with the facts', async () => {
  for (const name of textsToApprove) {
    const { title, source, version } = await data(`/api/admin/pages/${name}`)
    const saved = await call('PUT', `/api/admin/pages/${name}`, { title, source, version })
    expect(saved.json().data).toMatchObject({ version: 1, source, signature: { state: 'none' } })
    expect((await data(`/api/page/${name}`)).details).toContain('This is a draft')
    const body = { signed_by: 'Nell *Finch*, chair', version: 1 }
    const signed = await portal.call('POST', `/api/admin/pages/${name}/signature`, { key: operator.key, body })
    expect(signed.json().data.signature).toMatchObject({ state: 'signed', signed_by: 'Nell *Finch*, chair' })
  }
  for (const text of await publicTexts()) {
    expect(text).not.toMatch(/This is (an example|a draft)/)
    expect(text).toMatch(/<p>Signed by Nell \*Finch\*, chair on \w+day /)
  }
  expect((await points()).texts).toMatchObject({ state: 'done' })
  await save({ safeguarding_lead: 'Nell Finch' })
  expect((await data('/api/page/terms')).details).toContain('Nell Finch, on 01632 960123')
})

test('who need not pay the data protection fee is not asked for a number, and the notice says so', async () => {
  await save({ ico_number: '' })
  expect((await points()).organisation?.what).toContain('Missing: ICO registration number, or that you do not')
  const saved = await save({ ico_number: 'ZA000000', is_ico_exempt: true })
  expect(saved.json().data.organisation).toMatchObject({ ico_number: '', is_ico_exempt: true })
  expect((await points()).organisation).toMatchObject({ state: 'done' })
  const { details } = await data('/api/page/trust')
  expect(details).toContain('Exempt from the data protection fee of the Information Commissioner’s Office')
  expect(details).not.toContain('ZA000000')
})

test('each company needs a name, what it does and a country, and there is room for so many', async () => {
  const company = { name: 'Letterbird', service: 'delivers our e-mails', country: 'Ireland' }
  const unnamed = await save({ sub_processors: [company, { ...company, name: ' ' }, { ...company, country: '' }] })
  expect([unnamed.statusCode, unnamed.json().errors]).toEqual([
    422,
    {
      'sub_processors.1.name': 'Enter the name of the company.',
      'sub_processors.2.country': 'Enter the country in which the company does this.',
    },
  ])
  const many = (length: number) => save({ sub_processors: Array.from({ length }, () => company) })
  expect((await many(maxSubProcessors + 1)).json().errors).toEqual({
    sub_processors: 'Enter at most 12 companies.',
  })
  expect((await many(maxSubProcessors)).statusCode).toBe(200)
})

test('of two operators who save at once one is told, and saving again without changes does no harm', async () => {
  const { organisation, version } = await data('/api/admin/organisation')
  const bodies = ['Trust A', 'Trust B'].map((legal_name) => ({ ...organisation, version, legal_name }))
  const answers = await Promise.all(bodies.map((body) => call('PUT', '/api/admin/organisation', body)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json().code).toBe('changed-meanwhile')
  const now = await data('/api/admin/organisation')
  const again = await call('PUT', '/api/admin/organisation', { ...now.organisation, version })
  expect([again.statusCode, again.json().data.version]).toEqual([200, now.version])
})

test.each([
  ['charity_number', 'none'],
  ['company_number', '12'],
  ['privacy_email', 'privacy at bright'],
  ['safeguarding_phone', 'ask the office'],
  ['answer_days', 0],
  ['booking_days', 11],
  ['nation', 'atlantis'],
])('%s of “%s” is refused at its field', async (field, value) => {
  const answer = await save({ [field]: value })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
})

test.each(['SC012345', 'NIC101234', 'NIC 101234', '210000', '1234567-3'])(
  'charity number %s is accepted',
  async (value) => {
    expect((await save({ charity_number: value })).statusCode).toBe(200)
  },
)

test('in service the overview counts what is left; in try-it mode it counts nothing', async () => {
  expect((await data('/api/admin/overview')).open_points).toBe(0)
  const service = await buildTestApp({
    database: portal.database,
    environment: { PUBLIC_URL: 'https://books.example', SMTP_URL: 'smtps://mail.example', BACKUP_TO: 'elsewhere' },
  })
  const answer = await service.call('GET', '/api/admin/overview', {
    key: operator.key,
    headers: { host: 'books.example' },
  })
  // All but the organisation and the texts.
  expect(answer.json().data.open_points).toBe(8)
  await service.close()
})
