import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealText } from '../../../database/seal.ts'
import { createSchool, createUser } from '../../../testing/factories.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { setUp } from '../../../testing/set-up-portal.ts'
import { isShared, namesSeveral } from '../../register/hosts.ts'
import { importRegister } from '../../register/import/import-register.ts'
import { ownRegister, toRegisterFile, writeRealRegister } from '../../register/testing/register-file.ts'
import {
  buildPortalWithProviders,
  entraTeacher,
  googleTeacher,
  type Visitor,
} from '../testing/portal-with-providers.ts'

const portal = setUp(buildPortalWithProviders, (built) => built.close())
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'register-'))
  const rows = [
    ...ownRegister.rows,
    '900010,Tideshire,Harbour Row Primary School,Academies,Open,,Primary,4,11,210,Harbour Row,,,Tidewell,Tideshire,ZE1 0BA,www.harbour-row.tides.sch.uk,X,South East,472015,139980',
    '900011,Tideshire,Quay Primary School,Academies,Open,,Primary,4,11,210,Quay,,,Tidewell,Tideshire,ZE1 0BB,https://www.quayprimary.co.uk,X,South East,472015,139980',
    '900012,Tideshire,Lantern Infant School,Academies,Open,,Primary,4,7,210,Lantern Lane,,,Tidewell,Tideshire,ZE1 0BC,www.lanternfederation.co.uk,X,South East,472015,139980',
    '900013,Tideshire,Moor Primary School,Academies,Open,,Primary,4,11,210,Moor Lane,,,Tidewell,Tideshire,ZE1 0BD,moorprimary.wordpress.com,X,South East,472015,139980',
    '900014,Tideshire,Wold Primary School,Academies,Open,,Primary,4,11,210,Wold Lane,,,Tidewell,Tideshire,ZE1 0BE,www.tideshire.gov.uk/wold,X,South East,472015,139980',
    '900015,Tideshire,Fen Primary School,Academies,Open,,Primary,4,11,210,Fen Lane,,,Tidewell,Tideshire,ZE1 0BF,www.fenacademies.org,X,South East,472015,139980',
    '900016,Tideshire,Mere Primary School,Academies,Open,,Primary,4,11,210,Mere Lane,,,Tidewell,Tideshire,ZE1 0BG,mere.fenacademies.org,X,South East,472015,139980',
    '900017,Tideshire,Dell Primary School,Academies,Open,,Primary,4,11,210,Dell Lane,,,Tidewell,Tideshire,ZE1 0BH,www.dell.tides.sch.uk,X,South East,472015,139980',
  ]
  await writeFile(join(folder, 'own.csv'), toRegisterFile(rows, ownRegister.header))
  await importRegister(portal.deps.db, join(folder, 'own.csv'))
  await importRegister(portal.deps.db, await writeRealRegister(folder))
})
afterAll(() => rm(folder, { recursive: true }))

const atGoogle = (domain: string, claims: Record<string, unknown> = {}) =>
  googleTeacher({ hd: domain, email: `a.birch@${domain}`, ...claims })
const pendingOf = async (visitor: Visitor) => (await portal.visit(visitor, 'GET', '/api/auth/pending')).json().data
const press = (visitor: Visitor, body: unknown = { confirmStaffMember: true }) =>
  portal.visit(visitor, 'POST', '/api/auth/pending/join', body)
const schoolWith = (urn: string) =>
  portal.deps.db
    .selectFrom('schools')
    .innerJoin('registerSchools', 'registerSchools.id', 'schools.registerId')
    .select(['schools.id', 'schools.status', 'schools.title'])
    .where('urn', '=', urn)
    .executeTakeFirst()

describe('a teacher whose Workspace is that of a trust', () => {
  const ofTrust = (email: string) => googleTeacher({ hd: 'tides-trust.org', email, name: 'Priya Nair' })
  const ask = (visitor: Visitor) => portal.visit(visitor, 'POST', '/api/auth/pending/ask', { confirmStaffMember: true })

  test('is not let in by the address, but the lead of its school is asked, once', async () => {
    const record = await portal.deps.db
      .selectFrom('registerSchools')
      .select('id')
      .where('urn', '=', '900017')
      .executeTakeFirstOrThrow()
    const school = await createSchool(portal.deps, { title: 'Dell Primary School', registerId: record.id })
    const lead = await createUser(portal.deps, { role: 'senior', schoolId: school.id })
    const { visitor } = await portal.enter('google', ofTrust('priya.nair@dell.tides.sch.uk'))
    expect(await pendingOf(visitor)).toMatchObject({
      state: 'ask',
      school: 'Dell Primary School, Tidewell',
      is_new: false,
    })
    expect((await press(visitor)).json().code).toBe('sign-in/expired')
    for (let time = 0; time < 2; time++) expect((await ask(visitor)).statusCode).toBe(200)
    const mails = await mailsTo(portal, lead.email, 1)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(/priya\.nair@dell\.tides\.sch\.uk/)
    expect(mails[0]?.text).toContain('tides-trust.org')
    // Without staff the desk is told, which cannot invite anybody.
    await portal.deps.db.deleteFrom('users').where('id', '=', lead.id).execute()
    const { visitor: other } = await portal.enter('google', ofTrust('sam.reid@dell.tides.sch.uk'))
    expect((await ask(other)).statusCode).toBe(200)
    const [told] = await mailsTo(portal, portal.deps.config.deskEmail, 1)
    expect(told?.text).toContain('no member of staff on the portal who could invite them')
    expect(told?.text).toContain(`/admin/schools/${school.id}`)
    expect(told?.text).not.toContain('/your-school/staff')
    await portal.deps.db.deleteFrom('schools').where('id', '=', school.id).execute()
  })

  test('registers a new school with the form, and a pupil’s address is none of staff', async () => {
    const { visitor } = await portal.enter('google', ofTrust('priya.nair@harbour-row.tides.sch.uk'))
    expect(await pendingOf(visitor)).toMatchObject({ state: 'ask', is_new: true })
    expect((await ask(visitor)).json().code).toBe('sign-in/expired')
    const { visitor: pupil } = await portal.enter('google', ofTrust('p.nair15@harbour-row.tides.sch.uk'))
    expect(await pendingOf(pupil)).toMatchObject({ state: 'pupil' })
    const { visitor: stranger } = await portal.enter('google', ofTrust('priya.nair@tides-trust.org'))
    expect(await pendingOf(stranger)).toMatchObject({ state: 'unknown' })
  })
})

describe('a teacher of a school in the register', () => {
  test.each([
    ['google', '900010', 'harbour-row.tides.sch.uk'],
    ['microsoft', '900011', 'quayprimary.co.uk'],
  ] as const)('is in with one press (%s), and her school is approved by the register', async (preset, urn, domain) => {
    const claims = preset === 'google' ? atGoogle(domain) : entraTeacher({ email: `a.birch@${domain}` })
    const { visitor, location } = await portal.enter(preset, claims)
    expect(location).toBe('/login/continue')
    const pending = await pendingOf(visitor)
    expect(pending).toMatchObject({
      state: 'join',
      is_new: true,
      school: expect.stringContaining('Primary School, Tidewell'),
    })
    expect((await press(visitor, {})).statusCode).toBe(422)
    const { user } = (await press(visitor)).json().data
    expect(user).toMatchObject({ isVerified: true, role: 'senior', status: 'active', school: { status: 'approved' } })
    expect(await schoolWith(urn)).toMatchObject({ status: 'approved' })
    // The book that is for schools only opens at once, and the next log-in needs no step between.
    expect((await portal.visit(visitor, 'GET', '/api/school/people')).statusCode).toBe(200)
    expect((await portal.enter(preset, claims)).location).toBe('/')
    expect((await press(visitor)).json().code).toBe('sign-in/expired')
  })

  test('a colleague is in at once, the lead is told, and ending the access keeps this sign-in out for good', async () => {
    const first = await portal.enter('google', atGoogle('dell.tides.sch.uk', { email: 'head@dell.tides.sch.uk' }))
    const lead = (await press(first.visitor)).json().data.user
    const claims = atGoogle('dell.tides.sch.uk', { email: 'b.ash@dell.tides.sch.uk', name: 'Bo Ash' })
    const second = await portal.enter('google', claims)
    expect(await pendingOf(second.visitor)).toMatchObject({ state: 'join', is_new: false })
    const colleague = (await press(second.visitor)).json().data.user
    expect(colleague).toMatchObject({ isVerified: true, school: { id: lead.school.id } })
    const mails = await mailsTo(portal, lead.email, 2)
    const joined = mails.find(({ subject }) => subject.includes('A colleague has joined Dell Primary School'))
    expect(joined?.text.replace(/\s+/g, ' ')).toContain('cannot be used to join the school again for one year')
    const { people } = (await portal.visit(first.visitor, 'GET', '/api/school/people')).json().data
    expect(people).toMatchObject([{ is_lead: true }, { joined_by: 'sign-in', email: 'b.ash@dell.tides.sch.uk' }])
    expect(
      (await portal.visit(first.visitor, 'POST', `/api/school/people/${colleague.id}/end-access`)).statusCode,
    ).toBe(200)
    expect((await portal.visit(second.visitor, 'GET', '/api/school/people')).statusCode).toBe(403)
    // Not by deleting the account either.
    await portal.deps.db.deleteFrom('users').where('id', '=', colleague.id).execute()
    const again = await portal.enter('google', { ...claims, email: 'c.ash@dell.tides.sch.uk' })
    expect((await pendingOf(again.visitor)).state).toBe('unknown')
    expect((await press(again.visitor)).json().code).toBe('sign-in/expired')
  })

  test('when the school has become an academy, its teachers come to the school that the portal knows', async () => {
    const row = (urn: string, status: string, name: string) =>
      `${urn},Tideshire,${name},Academies,${status},,Primary,4,11,210,Weir Lane,,,Tidewell,Tideshire,ZE1 0BH,www.weir.tides.sch.uk,X,South East,472015,139980`
    const importRows = async (...rows: string[]) => {
      await writeFile(join(folder, 'weir.csv'), toRegisterFile(rows, ownRegister.header))
      await importRegister(portal.deps.db, join(folder, 'weir.csv'))
    }
    const enter = async (name: string) => {
      const { visitor } = await portal.enter(
        'google',
        atGoogle('weir.tides.sch.uk', { email: `${name}@weir.tides.sch.uk` }),
      )
      return { visitor, ...(await pendingOf(visitor)) }
    }
    await importRows(row('900020', 'Open', 'Weir Primary School'))
    const first = (await press((await enter('head')).visitor)).json().data.user
    await importRows(row('900020', 'Closed', 'Weir Primary School'), row('900021', 'Open', 'Weir Academy'))
    const second = await enter('deputy')
    expect(second).toMatchObject({ state: 'join', is_new: false })
    expect((await press(second.visitor)).json().data.user.school.id).toBe(first.school.id)

    // Another school of the portal has become part of it too: which of the two is meant, nobody can say yet.
    await importRows(row('900022', 'Closed', 'Lock Primary School'))
    const { id } = await portal.deps.db
      .selectFrom('registerSchools')
      .select('id')
      .where('urn', '=', '900022')
      .executeTakeFirstOrThrow()
    await createSchool(portal.deps, { title: 'Lock Primary School', registerId: id })
    expect((await enter('office')).state).toBe('unknown')
  })

  test('two who press at the same moment come to one school', async () => {
    await portal.deps.db.deleteFrom('users').where('email', 'like', '%@quayprimary.co.uk').execute()
    await portal.deps.db.deleteFrom('schools').where('title', '=', 'Quay Primary School').execute()
    const both = [
      await portal.enter('google', atGoogle('quayprimary.co.uk', { email: 'head@quayprimary.co.uk' })),
      await portal.enter('google', atGoogle('quayprimary.co.uk', { email: 'office@quayprimary.co.uk' })),
    ]
    const pressed = await Promise.all(both.map(({ visitor }) => press(visitor)))
    const schools = pressed.map((one) => one.json().data.user.school.id)
    expect(new Set(schools).size).toBe(1)
  })
})

describe('pupils are kept out', () => {
  test.each([
    '21asmith@harbour-row.tides.sch.uk',
    'asmith2@harbour-row.tides.sch.uk',
    'pupil.asmith@harbour-row.tides.sch.uk',
    'a.smith@pupils.harbour-row.tides.sch.uk',
    'a.smith@students.harbour-row.tides.sch.uk',
    'year.six@harbour-row.tides.sch.uk',
  ])('%s is sent to a colleague instead, and whoever tries all the same gets nothing', async (email) => {
    const { visitor } = await portal.enter('google', atGoogle('harbour-row.tides.sch.uk', { email }))
    expect((await pendingOf(visitor)).state).toBe('pupil')
    expect((await press(visitor)).json().code).toBe('sign-in/expired')
    expect(visitor.cookies.has('auth_key')).toBe(false)
  })
})

describe('nothing is guessed, and nothing half made', () => {
  test.each([
    ['two schools share the site', 'ladderstreet.tides.sch.uk'],
    ['a federation whose site the register has for one school', 'lanternfederation.co.uk'],
    ['a maker of websites', 'moorprimary.wordpress.com'],
    ['wordpress.com itself', 'wordpress.com'],
    ['a council', 'tideshire.gov.uk'],
    ['a council’s part of sch.uk', 'tides.sch.uk'],
    ['a trust with schools below its own site', 'fenacademies.org'],
    ['a secondary school', 'tidewellhigh.org'],
    ['a domain that is not in the register', 'nowhere.example'],
    ['a domain that only ends alike', 'xharbour-row.tides.sch.uk'],
    ['public mail', 'gmail.com'],
    ['a public suffix', 'sch.uk'],
  ])('%s: %s', async (_why, domain) => {
    const before = await portal.deps.db.selectFrom('schools').select('id').execute()
    const { visitor } = await portal.enter('google', atGoogle(domain))
    expect(await pendingOf(visitor)).toMatchObject({ state: 'unknown', school: '' })
    expect((await press(visitor)).statusCode).toBe(410)
    expect(await portal.deps.db.selectFrom('schools').select('id').execute()).toHaveLength(before.length)
  })

  test.each([
    ['an address elsewhere', 'google', atGoogle('harbour-row.tides.sch.uk', { email: 'a.birch@evil.example' })],
    [
      'the school’s address in another organisation',
      'google',
      atGoogle('evil.example', { email: 'z.birch@harbour-row.tides.sch.uk' }),
    ],
    [
      'an address that Google has not verified',
      'google',
      atGoogle('harbour-row.tides.sch.uk', { email_verified: false }),
    ],
    [
      'an address that a tenant has made up',
      'microsoft',
      entraTeacher({ email: 'a.b@harbour-row.tides.sch.uk', xms_edov: false }),
    ],
    ['a guest of a tenant', 'microsoft', entraTeacher({ email: 'a.b@harbour-row.tides.sch.uk', acct: 1 })],
  ] as const)('%s proves no membership', async (_why, preset, claims) => {
    const { visitor } = await portal.enter(preset, claims)
    // An address alone is no more than a suggestion to the school's lead.
    expect(['unknown', 'ask']).toContain((await pendingOf(visitor)).state)
    expect((await press(visitor)).json().code).toBe('sign-in/expired')
  })

  test('a school that is still being checked admits nobody this way', async () => {
    const record = await portal.deps.db
      .selectFrom('registerSchools')
      .select('id')
      .where('urn', '=', '900016')
      .executeTakeFirstOrThrow()
    await createSchool(portal.deps, { title: 'Mere', status: 'pending', registerId: record.id })
    const { visitor } = await portal.enter('google', atGoogle('mere.fenacademies.org'))
    expect((await pendingOf(visitor)).state).toBe('unknown')
  })

  test('an account with the address is never made into another', async () => {
    const parent = await createUser(portal.deps, { email: 'p.reed@harbour-row.tides.sch.uk' })
    const { visitor } = await portal.enter('google', atGoogle('harbour-row.tides.sch.uk', { email: parent.email }))
    expect((await pendingOf(visitor)).state).toBe('link')
    expect((await press(visitor)).json().code).toBe('account/address-taken')
  })
})

/** Mulberry32: the same rows each time. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Whom the portal would admit from a domain, without the way to the provider and back. */
async function decide(domain: string) {
  const identity = {
    ...{ issuer: portal.google.issuer, subject: domain, email: `a.birch@${domain}`, name: 'Ada Birch' },
    ...{ isProven: true, domain },
  }
  const pending = { kind: 'pending', until: Date.now() + 60_000, providerId: portal.ids.google, identity }
  const sealed = await sealText(portal.deps.db, JSON.stringify(pending), 'sign-in under way')
  return pendingOf({ cookies: new Map([['sign-in', sealed.toString('base64url')]]) })
}

test('of 100 real schools with a domain of their own at least 95 are found, and none is another', async () => {
  const rows = await portal.deps.db
    .selectFrom('registerSchools')
    .select(['name', 'town', 'websiteHost', 'lowAge', 'highAge'])
    .where('isOpen', '=', true)
    .where('websiteHost', '<>', '')
    .where('urn', 'not like', '9000%')
    .orderBy('urn')
    .execute()
  const counts = new Map<string, number>()
  for (const { websiteHost } of rows) counts.set(websiteHost, (counts.get(websiteHost) ?? 0) + 1)
  const own = rows.filter(({ websiteHost: host }) => counts.get(host) === 1 && !isShared(host))
  const random = randomFrom(20_261_123)
  const drawn = own
    .map((row) => ({ row, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, 100)
  let found = 0
  const wrong = []
  for (const { row } of drawn) {
    const { state, school } = await decide(row.websiteHost)
    if (state !== 'join') continue
    found++
    if (school !== [row.name, row.town].filter(Boolean).join(', ')) wrong.push([row.name, school])
  }
  expect(wrong).toEqual([])
  expect(found).toBeGreaterThanOrEqual(95)
  // Where several share a site, nobody is let in.
  const crowded = [...counts].filter(([host, count]) => count > 1 || isShared(host) || namesSeveral(host))
  expect(crowded.length).toBeGreaterThan(20)
  for (const [host] of crowded) expect(await decide(host)).toMatchObject({ state: 'unknown' })
})
