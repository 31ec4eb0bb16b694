import { describe, expect, test } from 'vitest'
import { hostOfWebsite, isShared } from './hosts.ts'
import { matchRecord } from './match-record.ts'
import type { RegisterRow } from './queries.ts'
import { decideByRegister } from './service.ts'

const anstey: RegisterRow = {
  id: 1,
  register: 'gias',
  urn: '115851',
  name: 'Anstey Junior School',
  otherName: '',
  isOpen: true,
  status: 'Open',
  phase: 'Primary',
  typeGroup: '',
  lowAge: 7,
  highAge: 11,
  language: '',
  pupils: 234,
  street: 'Eastbrooke Road',
  locality: '',
  address3: '',
  town: 'Alton',
  county: 'Hampshire',
  postcode: 'GU34 2DR',
  postcodeKey: 'GU342DR',
  phone: '',
  website: 'www.anstey-jun.hants.sch.uk/',
  websiteHost: 'anstey-jun.hants.sch.uk',
  localAuthority: 'Hampshire',
  region: 'South East',
  easting: 472_015,
  northing: 139_980,
  closedOn: null,
  freeMealPercent: null,
  deprivedPercent: null,
  nation: 'england',
  successorUrns: [],
  successorId: null,
}

function decide(
  records: Array<Partial<RegisterRow>>,
  email = 'head@anstey-jun.hants.sch.uk',
  open: Array<Partial<RegisterRow>> = [],
) {
  const entered = { title: 'Anstey Junior', postcode: 'gu34 2dr', address1: '', city: 'Alton', email }
  const neighbours = open.map((record) => ({ ...anstey, ...record }))
  const candidates = records.map((record) => matchRecord({ ...anstey, ...record }, entered, neighbours))
  return decideByRegister(candidates, entered)
}

test('one open school with the right ages and the e-mail of its website is approved, and says what was checked', () => {
  expect(decide([{}])).toEqual({
    record: anstey,
    checked: [
      'We found Anstey Junior School, GU34 2DR, in the national register of schools.',
      'It teaches ages 7 to 11.',
      'The e-mail address belongs to the school’s website, anstey-jun.hants.sch.uk.',
    ],
  })
})

describe('approved', () => {
  test.each([
    ['an address under the website’s host', {}, 'head@mail.anstey-jun.hants.sch.uk'],
    ['in capitals', {}, 'Head@ANSTEY-jun.hants.sch.uk'],
    ['ages up to 7', { lowAge: 4, highAge: 7 }, undefined],
    ['ages from 8', { lowAge: 8, highAge: 13 }, undefined],
    ['proposed to close', { status: 'Open, but proposed to close' }, undefined],
  ])('%s', (_why, record, email) => {
    expect(decide([record], email).record?.urn).toBe('115851')
  })

  test.each([
    ['a nursery of the same name and site', { lowAge: 2, highAge: 5 }],
    ['a secondary school of the same name', { lowAge: 11, highAge: 16, websiteHost: 'anstey.example' }],
    ['a namesake with another site', { websiteHost: 'other.example' }],
  ])('beside %s', (_why, other) => {
    expect(decide([{ id: 2, urn: '2', ...other }, {}]).record?.urn).toBe('115851')
  })

  test('beside a school at the same postcode that shares its site, but not its name', () => {
    const infants = { id: 2, urn: '2', name: 'Anstey Infant School', lowAge: 4, highAge: 7 }
    expect(decide([{}, infants], undefined, [{}, infants]).record?.urn).toBe('115851')
  })

  test('beside a closed one of the same name and place', () => {
    expect(decide([{}, { id: 2, urn: '1', isOpen: false }]).record?.urn).toBe('115851')
  })
})

describe('left to a person', () => {
  test.each<[string, Array<Partial<RegisterRow>>, string?]>([
    ['nothing found', []],
    ['closed', [{ isOpen: false }]],
    ['two fit', [{}, { id: 2, urn: '2' }]],
    ['another postcode', [{ postcode: 'GU34 2DS', postcodeKey: 'GU342DS' }]],
    ['another name', [{ name: 'Wootey Junior School' }]],
    ['ages up to 6', [{ lowAge: 4, highAge: 6 }]],
    ['ages from 9', [{ lowAge: 9, highAge: 13 }]],
    ['no ages', [{ lowAge: null, highAge: null }]],
    ['one age', [{ lowAge: 4, highAge: null }]],
    ['no website', [{ websiteHost: '' }]],
    ['public mail', [{}], 'anstey.junior@gmail.com'],
    ['public mail as the website', [{ websiteHost: 'gmail.com' }], 'anstey.junior@gmail.com'],
    ['the host above', [{}], 'head@hants.sch.uk'],
    ['a host that only ends alike', [{}], 'head@xanstey-jun.hants.sch.uk'],
    ['the host as the name', [{}], 'anstey-jun.hants.sch.uk@evil.example'],
    ['a council', [{ websiteHost: 'hants.gov.uk' }], 'head@hants.gov.uk'],
    ['a school of a council', [{ websiteHost: 'schools.hants.gov.uk' }], 'head@schools.hants.gov.uk'],
    ['all schools of a county', [{ websiteHost: 'hants.sch.uk' }], 'head@anstey-jun.hants.sch.uk'],
    ['half a domain', [{ websiteHost: 'co.uk' }], 'head@anything.co.uk'],
    ['a maker of websites', [{ websiteHost: 'anstey.wordpress.com' }], 'head@anstey.wordpress.com'],
  ])('%s', (_why, records, email) => {
    const { record, checked } = decide(records, email)
    expect(record).toBeNull()
    expect(checked.length).toBeGreaterThan(0)
  })

  test.each([
    ['another postcode has it too', { postcodeKey: 'GU342DS' }],
    ['a school without a postcode has it too', { postcodeKey: '' }],
    ['another school’s site lies below it', { websiteHost: 'infants.anstey-jun.hants.sch.uk' }],
  ])('a host of several: %s', (_why, other) => {
    expect(decide([{}], undefined, [{}, { id: 2, urn: '2', ...other }]).record).toBeNull()
    expect(decide([{}], undefined, [{}]).record).not.toBeNull()
  })

  test.each(['anstey-federation.co.uk', 'oaktree-mat.org.uk', 'anstey.northmoortrust.co.uk', 'fenacademies.org'])(
    'a host that names several: %s',
    (host) => {
      expect(decide([{ websiteHost: host }], `head@${host}`).record).toBeNull()
    },
  )

  test.each(['hwbcymru.net', 'glowscotland.org.uk', 'mail.glow.sch.uk', 'c2kni.net', 'c2ken.net', 'anstey.j2e.com'])(
    'a nation’s mail: %s',
    (host) => {
      expect(decide([{ websiteHost: host }], `anybody@${host}`).record).toBeNull()
    },
  )

  test('two of one name, if one does not say which ages it teaches', () => {
    expect(decide([{}, { id: 2, lowAge: null, highAge: null }]).record).toBeNull()
  })
})

test.each([
  ['www.anstey-jun.hants.sch.uk/', 'anstey-jun.hants.sch.uk'],
  ['http://www.St-Marys.co.uk/index.php?x=1#y', 'st-marys.co.uk'],
  ['https://https://www.school.org', 'school.org'],
  ['http//www.school.org', 'school.org'],
  ['http:/www.school.org', 'school.org'],
  ['httpschool.org', 'httpschool.org'],
  ['school.org:8080', 'school.org'],
  ['www.school.org.', 'school.org'],
  ['office@school.org', ''],
  ['http://user:pw@school.org', ''],
  ['192.168.0.1', ''],
  ['localhost', ''],
  ['n/a', ''],
  ['see facebook page', ''],
  ['', ''],
])('the host of the website “%s” is “%s”', (website, host) => {
  expect(hostOfWebsite(website)).toBe(host)
})

test.each([
  ['theholme.schooljotter2.com', true],
  ['surreycc.gov.uk', true],
  ['surrey.sch.uk', true],
  ['org.uk', true],
  ['outlook.com', true],
  ['st-marys.surrey.sch.uk', false],
  ['stmarys.org.uk', false],
  ['mygmail.com', false],
])('%s is shared: %s', (host, expected) => {
  expect(isShared(host)).toBe(expected)
})
