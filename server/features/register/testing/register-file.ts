import { createWriteStream, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'

/** 876 real rows of the register, as a file of it; README.md beside them says where they come from. */
const realRows = () => gunzipSync(readFileSync(join(import.meta.dirname, 'surrey-hampshire-2022.csv.gz')))

/** Writes the real rows to a file in a folder, and returns its path. */
export async function writeRealRegister(folder: string): Promise<string> {
  const path = join(folder, 'surrey-hampshire.csv')
  await writeFile(path, realRows())
  return path
}

const ownHeader =
  'URN,LA (name),EstablishmentName,EstablishmentTypeGroup (name),EstablishmentStatus (name),CloseDate,PhaseOfEducation (name),StatutoryLowAge,StatutoryHighAge,NumberOfPupils,Street,Locality,Address3,Town,County (name),Postcode,SchoolWebsite,HeadLastName,GOR (name),Easting,Northing'

/** Rows in the register's form, of schools that there are not; for exact cases. */
const ownRows = [
  '900001,Tideshire,St Mary’s Church of England Primary School,Local authority maintained schools,Open,,Primary,4,11,210,Harbour Road,,,Tidewell,Tideshire,ZE1 0AA,http://www.stmarys-tidewell.co.uk/,Secretname,South East,472015,139980',
  '900002,Tideshire,"Ladder Street Infant School, Tidewell",Academies,"Open, but proposed to close",,Primary,4,7,90,Ladder Street,Lower Marsh,,Tidewell,Tideshire,ZE1 0AB,www.ladderstreet.tides.sch.uk,Secretname,South East,472016,139981',
  '900003,Tideshire,Ladder Street Junior School,Academies,Open,,Primary,7,11,120,Ladder Street,,,Tidewell,Tideshire,ZE1 0AB,www.ladderstreet.tides.sch.uk,Secretname,South East,472017,139982',
  '900004,Tideshire,Old Quay Primary School,Local authority maintained schools,Closed,31-08-2016,Primary,4,11,,Quay Lane,,,Tidewell,Tideshire,ZE1 0AC,,Secretname,South East,,',
  '900005,Tideshire,Tidewell High School,Academies,Open,,Secondary,11,18,900,Quay Lane,,,Tidewell,Tideshire,ZE1 0AD,www.tidewellhigh.org,Secretname,South East,,',
]

export const ownRegister = { header: ownHeader, rows: ownRows }

/** A register file as the ministry publishes it: CRLF, windows-1252. */
export function toRegisterFile(rows: string[], header = ownHeader): Buffer {
  const text = [header, ...rows].map((row) => `${row}\r\n`).join('')
  return Buffer.from(text.replaceAll('’', '\u0092').replaceAll('€', '\u0080'), 'latin1')
}

const starts =
  'Ash Alder Barn Birch Brook Burn Cald Chad Clap Cold Cran Dun East Elm Fern Gold Good Harl Hazel Holl Ink Kings Lang Long Marsh Mid Nether Oak Penn Pres Rad Rush Shel Stan Swan Thorn Thurl Upton Wal Whit'
const ends =
  'bourne bridge brook bury by combe cote dean den field ford grove ham holt hurst leigh ley low mere minster ness ridge sted stock ton well wick wood worth yard'
const befores = ',,,,,,Great ,Little ,North ,East ,Upper ,West '
/** Some thousand villages and towns. */
const places = befores
  .split(',')
  .flatMap((before) => starts.split(' ').flatMap((start) => ends.split(' ').map((end) => before + start + end)))
const placeOf = (number: number) => places[number % places.length] ?? ''
const areas =
  'AL B BA BD BN BS CB CF CM CV DE DN DT E EX GL GU HP IP KT LE LN M ME NE NG NR OX PE PO RG S SO TN YO'.split(' ')

/** As many rows as asked for, made from the real ones: other places, postcodes and websites. */
function* makeRows(count: number): Generator<string[]> {
  const [header = [], ...rows] = parse(realRows().toString('latin1'), { relax_column_count: true })
  const more = header.filter((name) => name.endsWith(' (name)')).slice(0, 20)
  yield [...header, ...more.map((name) => name.replace('(name)', '(code)'))]
  const at = (name: string) => header.indexOf(name)
  for (let number = 0; number < count; number++) {
    const round = Math.floor(number / rows.length)
    const row = (rows[number % rows.length] ?? []).slice(0, header.length)
    if (round > 0) {
      const [village, town] = [placeOf(number * 7 + round), placeOf(number * 11 + round * 3)]
      const [locality, oldTown] = [row[at('Locality')] ?? '', row[at('Town')] ?? '']
      row[at('URN')] = String(200_000 + number)
      row[at('EstablishmentName')] = rename(row[at('EstablishmentName')] ?? '', [
        [locality, village],
        [oldTown, town],
        [/^(?!(?:St|The|All|Our|Holy) )\S+/, placeOf(number * 13 + round)],
      ])
      row[at('Town')] = town
      row[at('Locality')] = locality && village
      row[at('Address3')] = ''
      row[at('Postcode')] = `${areas[number % areas.length]}${(number % 89) + 1} ${number % 9}${letters(number)}`
      row[at('SchoolWebsite')] = `www.${village.toLowerCase().replace(' ', '')}-${number}.sch.example`
    }
    yield [...row, ...more.map(() => '12')]
  }
}

/** A name with the first of these in it exchanged: villages stay in the names of their schools. */
function rename(name: string, exchanges: Array<[old: string | RegExp, now: string]>): string {
  const [old, now] = exchanges.find(([part]) => part !== '' && name.search(part) >= 0) ?? ['', '']
  return name.replace(old, now)
}

const letters = (number: number) =>
  [7, 13].map((step) => 'ABDEFGHJLNPQRSTUWXYZ'[Math.floor(number / step) % 20]).join('')

const quoted = (field: string) => (/[",]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)

/** Writes a register file of this many rows. */
export async function writeRegisterFile(path: string, count: number): Promise<void> {
  async function* lines() {
    for (const row of makeRows(count)) yield Buffer.from(`${row.map(quoted).join(',')}\r\n`, 'latin1')
  }
  await pipeline(lines, createWriteStream(path))
}
