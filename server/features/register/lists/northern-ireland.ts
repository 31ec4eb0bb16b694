import { addressOf, nameProblem, percentage, publishedList, readDate, wholeNumber, wrong } from './published-list.ts'

/**
 * The school list of the Department of Education: the export of its Institution Search ("Schools Plus"), with schools that have
 * closed when they were asked for. The columns are those that readers of the export name; the file itself was not seen. It has
 * no websites and no ages. The roll, the share of free school meals and Irish medium come from the department's workbook of
 * the school census, in columns of these names, when they are put beside it.
 */
export const northernIreland = publishedList({
  register: 'northern-ireland',
  title: 'the school list of the Department of Education, for Northern Ireland',
  source: 'Export all schools from the Institution Search of education-ni.gov.uk, as CSV or workbook.',
  columns: {
    number: 'Institution Reference Number|DENI ref|DE ref',
    name: 'Institution Name|School Name',
    line1: 'Address Line 1|Address 1',
    line2: '?Address Line 2|Address 2',
    line3: '?Address Line 3|Address 3',
    town: '?Town',
    county: '?County|Count',
    postcode: 'Postcode',
    phone: '?Telephone*',
    type: 'Type|Institution Type|School Type',
    management: '?Management|Management Type|School Management Type',
    status: '?Status|Institution Status',
    closedOn: '?Date Closed',
    localAuthority: '?Council*|District Council*|LGD*',
    pupils: '?Total Enrolment|Total Pupils|Enrolment*',
    freeMealPercent: '?% fsme|Percentage FSME|FSME*',
    irish: '?Irish Medium School|Irish Medium',
  },
  gives: {
    number: ['urn'],
    line1: ['street', 'locality', 'address3', 'town', 'county', 'searchName'],
    line2: [],
    line3: [],
    town: [],
    county: [],
    type: ['phase', 'lowAge', 'highAge'],
    management: ['typeGroup'],
    irish: ['language'],
  },
  isWhole: true,
  read(cell) {
    const [number, name] = [cell('number').replaceAll('-', '').toUpperCase(), cell('name')]
    if (!/^(?:\d{7}|[A-Z]{1,3}\d{1,6})$/.test(number)) return wrong('reference number', cell('number'))
    if (nameProblem(name)) return nameProblem(name)
    const status = cell('status') || 'Open'
    if (!/^(?:open|closed|proposed|not open)/i.test(status)) return wrong('status', status)
    const [lowAge, highAge] = agesOf(cell('type'))
    const lines = (['line1', 'line2', 'line3'] as const).map((line) => cell(line))
    const [street = '', locality = '', ...others] = lines
    const town = cell('town')
    return {
      register: 'northern-ireland',
      urn: number,
      name,
      status,
      isOpen: /^open/i.test(status),
      phase: cell('type'),
      typeGroup: cell('management'),
      lowAge,
      highAge,
      pupils: wholeNumber(cell('pupils')),
      freeMealPercent: percentage(cell('freeMealPercent')),
      language: /^yes$/i.test(cell('irish')) || /irish/i.test(cell('management')) ? 'Irish medium' : '',
      ...(town === ''
        ? addressOf(lines, '')
        : { street, locality, address3: others.join(', '), town, county: cell('county') }),
      postcode: cell('postcode'),
      phone: cell('phone'),
      localAuthority: cell('localAuthority'),
      region: 'Northern Ireland',
      nation: 'northern-ireland',
      closedOn: readDate(cell('closedOn')),
    }
  },
})

/** The list has no ages: primary schools and preparatory departments count as 4 to 11. */
function agesOf(type: string): [number, number] | [null, null] {
  if (/^(?:primary|prep)/i.test(type)) return [4, 11]
  if (/^(?:secondary|grammar|post)/i.test(type)) return [11, 18]
  return /^nursery/i.test(type) ? [3, 4] : [null, null]
}
