import { nationOf } from '#contract/school-days.ts'
import { nameProblem, percentage, publishedList, readDate, wholeNumber, wrong } from './published-list.ts'

const openStatuses = new Set(['open', 'open, but proposed to close'])
const statuses = new Set([...openStatuses, 'closed', 'proposed to open'])

/**
 * "All establishment data" of Get Information about Schools: schools in England with those that have closed, the British schools overseas, and
 * schools in Wales without ages, roll and language. Heads' names are not among the columns that are read.
 */
export const england = publishedList({
  register: 'gias',
  title: 'all establishment data of Get Information about Schools, for England',
  source: 'Download “all establishment data” from Get Information about Schools, as CSV with all its fields.',
  columns: {
    urn: 'URN',
    name: 'EstablishmentName',
    status: 'EstablishmentStatus (name)',
    lowAge: 'StatutoryLowAge',
    highAge: 'StatutoryHighAge',
    street: 'Street',
    town: 'Town',
    postcode: 'Postcode',
    website: 'SchoolWebsite',
    locality: '?Locality',
    address3: '?Address3',
    county: '?County (name)',
    phase: '?PhaseOfEducation (name)',
    typeGroup: '?EstablishmentTypeGroup (name)',
    pupils: '?NumberOfPupils',
    freeMealPercent: '?PercentageFSM',
    localAuthority: '?LA (name)',
    localAuthorityCode: '?LA (code)',
    establishmentNumber: '?EstablishmentNumber',
    region: '?GOR (name)',
    phone: '?TelephoneNum',
    easting: '?Easting',
    northing: '?Northing',
    closedOn: '?CloseDate',
  },
  gives: { localAuthorityCode: [], establishmentNumber: [] },
  isWhole: false,
  read(cell) {
    const [urn, name, status] = [cell('urn'), cell('name'), cell('status')]
    if (!/^\d{1,10}$/.test(urn)) return wrong('URN', urn)
    if (nameProblem(name)) return nameProblem(name)
    if (!statuses.has(status.toLowerCase())) return wrong('status', status)
    for (const age of ['lowAge', 'highAge'] as const) {
      if (!/^\d{0,3}$/.test(cell(age))) return wrong(age === 'lowAge' ? 'lowest age' : 'highest age', cell(age))
    }
    const typeGroup = cell('typeGroup')
    const nation = nationIn({ region: cell('region'), typeGroup, postcode: cell('postcode') })
    const school = {
      urn,
      name,
      status,
      isOpen: openStatuses.has(status.toLowerCase()),
      phase: cell('phase'),
      typeGroup,
      lowAge: wholeNumber(cell('lowAge')),
      highAge: wholeNumber(cell('highAge')),
      pupils: wholeNumber(cell('pupils')),
      freeMealPercent: percentage(cell('freeMealPercent')),
      street: cell('street'),
      locality: cell('locality'),
      address3: cell('address3'),
      town: cell('town'),
      county: cell('county'),
      postcode: cell('postcode'),
      website: cell('website'),
      phone: cell('phone'),
      localAuthority: cell('localAuthority'),
      region: cell('region'),
      nation,
      easting: wholeNumber(cell('easting')),
      northing: wholeNumber(cell('northing')),
      closedOn: readDate(cell('closedOn')),
    }
    const number = nation === 'wales' && welshNumber(cell('localAuthorityCode'), cell('establishmentNumber'))
    // The same school stands in the list of Wales, under these two numbers as one.
    return number ? { ...school, register: 'wales', urn: number, otherName: name } : school
  },
})

const welshNumber = (authority: string, establishment: string) =>
  /^6[5-9]\d$/.test(authority) && /^\d{1,4}$/.test(establishment) && `${authority}${establishment.padStart(4, '0')}`

/** The nation that a record lies in; empty for British schools overseas, and for those on islands of the Crown. */
function nationIn({ region, typeGroup, postcode }: Record<'region' | 'typeGroup' | 'postcode', string>): string {
  if (typeGroup === 'Welsh schools' || region.startsWith('Wales')) return 'wales'
  const nation = nationOf(postcode)
  if (nation !== 'england-and-wales') return nation
  return /^not applicable$/i.test(region) ? '' : 'england'
}
