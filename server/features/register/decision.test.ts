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
  isOpen: true,
  status: 'Open',
  phase: 'Primary',
  typeGroup: '',
  lowAge: 7,
  highAge: 11,
  pupils: 234,
  street: 'Eastbrooke Road',
  locality: '',
  address3: '',
  town: 'Alton',
  county: 'Hampshire',
  postcode: 'GU34 2DR',
  postcodeKey: 'GU342DR',
  website: 'www.anstey-jun.hants.sch.uk/',
  websiteHost: 'anstey-jun.hants.sch.uk',
  localAuthority: 'Hampshire',
  region: 'South East',
  easting: 472_015,
  northing: 139_980,
  closedOn: null,
}

function decide(records: Array<Partial<RegisterRow>>, email = 'head@anstey-jun.hants.sch.uk', crowded: string[] = []) {
  const entered = { title: 'Anstey Junior', postcode: 'gu34 2dr', address1: '', city: 'Alton', email }
  const candidates = records.map((record) => matchRecord({ ...anstey, ...record }, entered, crowded))
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

  test('a host on which many schools have their website', () => {
    expect(decide([{}], undefined, ['anstey-jun.hants.sch.uk']).record).toBeNull()
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
