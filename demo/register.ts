import type { Random } from './random.ts'

/** A school as the register has it, and as its staff enter it. Every one of them is invented. */
export interface DemoSchool {
  urn: string
  title: string
  street: string
  town: string
  county: string
  postcode: string
  /** The host of its website and of its e-mail addresses. */
  host: string
  region: string
  localAuthority: string
  pupils: number
  easting: number
  northing: number
  /** The day on which its record closed, as the register writes it; empty for an open school. */
  closedOn: string
}

const header =
  'URN,LA (name),EstablishmentName,EstablishmentTypeGroup (name),EstablishmentStatus (name),CloseDate,PhaseOfEducation (name),StatutoryLowAge,StatutoryHighAge,NumberOfPupils,Street,Locality,Address3,Town,County (name),Postcode,SchoolWebsite,GOR (name),Easting,Northing'

/** Region, local authority, postcode area, and where it lies on the National Grid, in metres. */
const areas = [
  ['South East', 'Surrey', 'GU', 500_000, 145_000],
  ['South East', 'Kent', 'ME', 580_000, 155_000],
  ['South East', 'Hampshire', 'SO', 445_000, 120_000],
  ['London', 'Hackney', 'E', 534_000, 185_000],
  ['London', 'Lewisham', 'SE', 538_000, 174_000],
  ['East of England', 'Norfolk', 'NR', 620_000, 308_000],
  ['East of England', 'Cambridgeshire', 'CB', 545_000, 258_000],
  ['East Midlands', 'Derbyshire', 'DE', 435_000, 345_000],
  ['East Midlands', 'Lincolnshire', 'LN', 500_000, 370_000],
  ['West Midlands', 'Birmingham', 'B', 407_000, 287_000],
  ['West Midlands', 'Shropshire', 'SY', 350_000, 312_000],
  ['North West', 'Cumberland', 'CA', 340_000, 555_000],
  ['North West', 'Manchester', 'M', 384_000, 397_000],
  ['Yorkshire and the Humber', 'Leeds', 'LS', 430_000, 434_000],
  ['Yorkshire and the Humber', 'North Yorkshire', 'YO', 465_000, 470_000],
  ['North East', 'Northumberland', 'NE', 420_000, 590_000],
  ['South West', 'Cornwall', 'TR', 185_000, 50_000],
  ['South West', 'Devon', 'EX', 290_000, 95_000],
  ['South West', 'Bristol, City of', 'BS', 360_000, 175_000],
] as const

const starts = 'Ash Birch Cold Dun Fern Good Hazel Kings Long Marsh Nether Oak Penn Rush Stan Thorn Upton Wal'.split(
  ' ',
)
const ends = 'bourne bury combe dean ford ham hurst leigh mere minster ness ridge sted stock wick wood worth'.split(' ')
const saints = ['Mary', 'John the Baptist', 'Anne', 'Oswald', 'Peter and Paul', 'Michael', 'Cuthbert']

/** Names as long as real ones get. */
const longest = [
  'The Blessed Sacrament and Saint Bartholomew-the-Great Catholic Voluntary Aided Primary School and Nursery',
  'Thorpe-le-Soken-with-Kirby Church of England Voluntary Controlled Infant and Junior School, Weeley Campus',
  'Our Lady and Saint Philomena’s Catholic Primary School, A Voluntary Academy of the Three Rivers Trust',
]

const slug = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '')

/** Schools that are in the register of this demo, the same on every run. */
export function inventSchools(random: Random, count: number): DemoSchool[] {
  return Array.from({ length: count }, (_, number) => {
    const [region, localAuthority, area, east, north] = areas[number % areas.length] ?? areas[0]
    const town = random.pick(starts) + random.pick(ends)
    const title =
      longest[number - 3] ??
      random.pick([
        `${town} Primary School`,
        `${town} Community Primary School`,
        `${town} Church of England Primary School`,
        `St ${random.pick(saints)}’s Church of England Primary School, ${town}`,
        `${town} Infant School`,
        `${town} Junior Academy`,
      ])
    const letters = () => random.pick([...'ABDEFGHJLNPQRSTUWXYZ'])
    return {
      urn: String(900_100 + number),
      title,
      street: `${random.integer(120) + 1} ${random.pick(['Church Lane', 'School Road', 'Mill Street', 'The Green', 'Victoria Terrace'])}`,
      town,
      county: localAuthority,
      postcode: `${area}${random.integer(18) + 1} ${random.integer(9) + 1}${letters()}${letters()}`,
      host: `${slug(title)}-${number}.sch.example`,
      region,
      localAuthority,
      pupils: 60 + random.integer(420),
      easting: east + random.integer(24_000) - 12_000,
      northing: north + random.integer(24_000) - 12_000,
      closedOn: number === count - 1 ? '31-08-2024' : '',
    }
  })
}

/** The schools as a later register has them: two have become academies, one with a very long name and one under another name. */
export function yearLater(schools: DemoSchool[]): DemoSchool[] {
  const converted = [3, 7]
  const academies = converted.flatMap((at) => {
    const school = schools[at]
    return school
      ? [{ ...school, urn: `9${school.urn}`, title: at === 7 ? `${school.town} Academy` : school.title }]
      : []
  })
  const now = schools.map((school, at) => (converted.includes(at) ? { ...school, closedOn: '31-10-2026' } : school))
  return [...now, ...academies]
}

const quoted = (field: string | number) => (/[",]/.test(`${field}`) ? `"${field}"` : `${field}`)

/** The register's CSV file, as the ministry publishes it. */
export function toRegisterCsv(schools: DemoSchool[]): Blob {
  const lines = schools.map((school) =>
    [
      school.urn,
      school.localAuthority,
      school.title,
      'Local authority maintained schools',
      school.closedOn === '' ? 'Open' : 'Closed',
      school.closedOn,
      'Primary',
      4,
      11,
      school.pupils,
      school.street,
      '',
      '',
      school.town,
      school.county,
      school.postcode,
      `www.${school.host}`,
      school.region,
      school.easting,
      school.northing,
    ]
      .map(quoted)
      .join(','),
  )
  const text = [header, ...lines].map((line) => `${line}\r\n`).join('')
  // windows-1252, in which the register comes
  return new Blob([new Uint8Array(Buffer.from(text.replaceAll('’', '\u0092'), 'latin1'))])
}
