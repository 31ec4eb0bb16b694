import { addressOf, nameProblem, percentage, publishedList, wholeNumber, wrong } from './published-list.ts'

/**
 * Two lists of the Scottish Government, of schools that are open, in one shape: "School contact details" (a workbook, a row a
 * school, with its departments and the language it teaches in) and "School Roll and Locations" (a table of open data, a row a
 * department, with roll, place and the share of pupils from the 20 % most deprived areas). The columns of the first and the
 * address of the second are those that readers of the files of 2023 to 2026 name; how the second heads its roll and its share
 * was not seen, so several names are tried. Neither names independent schools.
 */
export const scotland = publishedList({
  register: 'scotland',
  title: '“School contact details” or “School Roll and Locations” of the Scottish Government',
  source: 'Download “School contact details” from gov.scot, as the workbook that it is.',
  columns: {
    number: 'Seed Code|Seed',
    name: 'School Name',
    localAuthority: 'LA Name|Local Authority*',
    line1: 'Address Line 1|Address 1',
    line2: '?Address Line 2|Address 2',
    line3: '?Address Line 3|Address 3',
    postcode: 'Post Code',
    phone: '?Phone Number|Phone|Telephone*',
    website: '?Website Address|Website',
    centreType: '?Centre Type',
    language: '?Medium of Education*',
    preSchool: '?Pre-school Department',
    primary: '?Primary Department',
    secondary: '?Secondary Department',
    special: '?Special Department',
    department: '?SchUID|School Type',
    pupils: '?School Roll|Pupil Roll|Roll|Total Roll|Total Pupils',
    deprivedPercent: '?Prop20*|Proportion20*|Proportion of pupils from 20*|Proportion of pupils from the 20*|SIMD20*',
    easting: '?Easting|GridRefEasting|XCoordinate',
    northing: '?Northing|GridRefNorthing|YCoordinate',
  },
  gives: {
    number: ['urn', 'status', 'isOpen'],
    line1: ['street', 'locality', 'address3', 'town', 'county', 'searchName'],
    line2: [],
    line3: [],
    centreType: ['typeGroup'],
    preSchool: [],
    primary: ['phase', 'lowAge', 'highAge'],
    secondary: [],
    special: [],
    // It names one department of several: the other list has them all.
    department: [],
  },
  isWhole: true,
  read(cell) {
    const [number, name] = [cell('number'), cell('name')]
    if (!/^\d{7}$/.test(number)) return wrong('SEED code', number)
    if (nameProblem(name)) return nameProblem(name)
    // The same school once more, with the roll of its secondary department.
    if (/^(?:\d{7}S|secondary)$/i.test(cell('department'))) return null
    const stages = stagesOf(cell)
    return {
      register: 'scotland',
      urn: number,
      name,
      status: 'Open',
      isOpen: true,
      typeGroup: cell('centreType'),
      ...stages,
      pupils: wholeNumber(cell('pupils')),
      deprivedPercent: percentage(cell('deprivedPercent')),
      language: cell('language'),
      ...addressOf(
        (['line1', 'line2', 'line3'] as const).map((line) => cell(line)),
        cell('localAuthority'),
      ),
      postcode: cell('postcode'),
      website: cell('website'),
      phone: cell('phone'),
      localAuthority: cell('localAuthority'),
      region: 'Scotland',
      nation: 'scotland',
      easting: wholeNumber(cell('easting').replace(/\.\d+$/, '')),
      northing: wholeNumber(cell('northing').replace(/\.\d+$/, '')),
    }
  },
})

type Stages = { phase: string; lowAge: number | null; highAge: number | null }

/** Scotland publishes no ages: P1 to P7 count as 4 to 12, also beside a nursery, which its rolls leave out, and S1 to S6 as 12 to 18. */
function stagesOf(cell: (column: 'preSchool' | 'primary' | 'secondary' | 'special' | 'department') => string): Stages {
  const has = (column: 'preSchool' | 'primary' | 'secondary' | 'special') => /^yes$/i.test(cell(column))
  const isPrimary = has('primary') || /^(?:\d{7}P|primary)$/i.test(cell('department'))
  if (isPrimary && has('secondary')) return { phase: 'All-through', lowAge: 4, highAge: 18 }
  if (isPrimary) return { phase: 'Primary', lowAge: 4, highAge: 12 }
  if (has('secondary')) return { phase: 'Secondary', lowAge: 12, highAge: 18 }
  if (has('preSchool') && !has('special')) return { phase: 'Nursery', lowAge: 3, highAge: 4 }
  return { phase: 'Special', lowAge: null, highAge: null }
}
