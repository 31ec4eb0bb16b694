import { addressOf, nameProblem, publishedList, wholeNumber, wrong } from './published-list.ts'

/**
 * The Welsh Government's "Address list of schools": a workbook with a sheet each for maintained and independent schools and pupil
 * referral units, all open, in English and once more in Welsh. The columns are those that readers of the list from 2018 to
 * 2026 name; the list itself was not seen. It has no websites, and no share of free school meals.
 */
export const wales = publishedList({
  register: 'wales',
  title: 'the address list of schools of the Welsh Government',
  source: 'Download the “Address list of schools” from gov.wales, as the workbook that it is.',
  columns: {
    number: 'School Number',
    name: 'School Name',
    localAuthority: 'Local Authority',
    line1: 'Address 1',
    line2: '?Address 2',
    line3: '?Address 3',
    line4: '?Address 4',
    postcode: 'Postcode',
    phone: '?Phone Number|Telephone*',
    sector: '?Sector',
    governance: '?Governance*',
    language: '?Welsh Medium Type*|School Language*|Language*',
    schoolType: '?School Type',
    pupils: '?Pupils*|Number of Pupils*',
  },
  gives: {
    number: ['urn', 'status', 'isOpen'],
    line1: ['street', 'locality', 'address3', 'town', 'county', 'searchName'],
    line2: [],
    line3: [],
    line4: [],
    sector: ['phase'],
    governance: ['typeGroup'],
    schoolType: ['lowAge', 'highAge'],
  },
  isWhole: true,
  read(cell) {
    const [number, name] = [cell('number'), cell('name')]
    if (!/^\d{7}$/.test(number)) return wrong('school number', number)
    if (nameProblem(name)) return nameProblem(name)
    const [lowAge, highAge] = agesOf(cell('schoolType'), cell('sector'))
    return {
      register: 'wales',
      urn: number,
      name,
      status: 'Open',
      isOpen: true,
      phase: cell('sector'),
      typeGroup: cell('governance'),
      lowAge,
      highAge,
      pupils: wholeNumber(cell('pupils')),
      language: cell('language').replace(/^(?:-+|not applicable.*|not available)$/i, ''),
      ...addressOf(
        (['line1', 'line2', 'line3', 'line4'] as const).map((line) => cell(line)),
        cell('localAuthority'),
      ),
      postcode: cell('postcode'),
      phone: cell('phone'),
      localAuthority: cell('localAuthority'),
      region: 'Wales',
      nation: 'wales',
    }
  },
})

/** "Nursery, Infants & Juniors", "Middle (ages 3-16)"; a primary school that says nothing more teaches ages 4 to 11. */
function agesOf(type: string, sector: string): [number, number] | [null, null] {
  const [, low, high] = /ages?\s*(\d{1,2})\s*[-–]\s*(\d{1,2})/i.exec(type) ?? []
  if (low && high) return [Number(low), Number(high)]
  const [nursery, infants, juniors] = [/nursery/i, /infant/i, /junior/i].map((stage) => stage.test(type))
  if (infants || juniors) return [nursery ? 3 : infants ? 4 : 7, juniors ? 11 : 7]
  if (/^primary/i.test(sector)) return [4, 11]
  if (/^secondary/i.test(sector)) return [11, 18]
  if (/^nursery/i.test(sector) || nursery) return [3, 4]
  return [null, null]
}
