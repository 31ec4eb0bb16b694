import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createKysely } from '../../../database/connect.ts'
import type { Db } from '../../../database/tables.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import {
  type PublishedListName,
  publishedCsv,
  publishedLists,
  publishedRows,
  toCsv,
  toOds,
  toXlsx,
} from '../testing/published-lists.ts'
import { importRegister } from './import-register.ts'

let database: TestDatabase
let db: Db
let folder: string
beforeEach(async () => {
  database = await createTestDatabase()
  db = createKysely(database.pool)
  folder = await mkdtemp(join(tmpdir(), 'portal-registers-'))
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

async function importFile(content: Buffer | string, options = {}) {
  const path = join(folder, 'list')
  await writeFile(path, content)
  return importRegister(db, path, options)
}
const importRows = (rows: string[][], options = {}) => importFile(toCsv(rows), options)
const importList = (name: PublishedListName) => importFile(publishedCsv(name))

const record = (urn: string) =>
  db.selectFrom('registerSchools').selectAll().where('urn', '=', urn).executeTakeFirstOrThrow()
const openUrns = async () =>
  (await db.selectFrom('registerSchools').select('urn').where('isOpen', '=', true).orderBy('urn').execute()).map(
    ({ urn }) => urn,
  )
const imports = () => db.selectFrom('registerImports').selectAll().execute()

test.each([
  ['england', 'gias', 40],
  ['wales', 'wales', 40],
  ['scotland', 'scotland', 40],
  ['scotland-roll', 'scotland', 40],
  ['northern-ireland', 'northern-ireland', 40],
] as const)('the list “%s” is recognised by its heading', async (name, register, added) => {
  expect(await importList(name)).toMatchObject({ register, added, badCount: 0, isFinished: true })
  const nations = await db.selectFrom('registerSchools').select('nation').distinct().execute()
  expect(nations).toContainEqual({ nation: register === 'gias' ? 'england' : register })
})

test('a school of Wales comes with its language, ages by stage, roll, address and telephone', async () => {
  await importList('wales')
  expect(await record('6602800')).toMatchObject({
    ...{ register: 'wales', nation: 'wales', name: 'Ysgol Gynradd Llanfechan', status: 'Open', isOpen: true },
    ...{ language: 'Welsh medium', lowAge: 3, highAge: 11, pupils: 60, localAuthority: 'Isle of Anglesey' },
    ...{ street: 'Ffordd y Bont', town: 'Llanfechan', county: 'Ynys Môn', postcode: 'LL61 1AG', phone: '01400 610000' },
    searchName: 'primary school llanfechan llanfechan',
  })
  expect(await record('6612802')).toMatchObject({ name: 'Ysgol Babanod Maesglas', lowAge: 3, highAge: 7 })
  expect(await record('6612803')).toMatchObject({ name: 'Ysgol Iau Maesglas', lowAge: 7, highAge: 11 })
})

test('a school of Scotland has what both of its lists say, whichever comes last', async () => {
  const both = {
    ...{ nation: 'scotland', name: 'Gilcomston Park School', language: 'Gaelic & English', lowAge: 4, highAge: 12 },
    ...{ pupils: 88, deprivedPercent: 5.2, easting: 305_000, phone: '01202 720002' },
  }
  await importList('scotland')
  await importList('scotland-roll')
  expect(await record('5101951')).toMatchObject(both)
  await importList('scotland')
  expect(await record('5101951')).toMatchObject(both)
  expect(await importList('scotland')).toMatchObject({ added: 0, changed: 0 })
})

test('a school of Northern Ireland counts as ages 4 to 11, under its reference without a hyphen', async () => {
  await importList('northern-ireland')
  expect(await record('4013103')).toMatchObject({
    ...{ register: 'northern-ireland', nation: 'northern-ireland', name: 'Bunscoil an Tí Mhóir' },
    ...{ lowAge: 4, highAge: 11, town: 'Béal Feirste', county: 'Antrim', isOpen: true },
  })
})

test('a British forces school keeps its address', async () => {
  await importList('england')
  expect(await record('950039')).toMatchObject({ postcode: 'BFPO 57', nation: '', lowAge: 3 })
})

describe('workbooks', () => {
  const titled = (name: PublishedListName) => [['School list'], ['as at 31 July 2026'], [], ...publishedRows(name)]
  test.each([
    ['Excel', toXlsx],
    ['OpenDocument', toOds],
  ])('%s: the sheets of one list are read, and others left out', async (_name, make) => {
    const [heading = [], ...rows] = publishedRows('wales')
    const workbook = make([
      { name: 'Index', rows: [['Mynegai'], ['1', 'Maintained']] },
      {
        name: 'A_gynhelir',
        rows: [
          ['Rhif yr Ysgol', 'Enw’r Ysgol'],
          ['6602800', 'Ysgol Llanfechan'],
        ],
      },
      { name: 'Maintained', rows: [['Address list'], [], heading, ...rows.slice(0, 30)] },
      { name: 'Independent', rows: [heading, ...rows.slice(30)] },
    ])
    expect(await importFile(workbook)).toMatchObject({ register: 'wales', rows: 40, added: 40, bad: [] })
    expect(await record('6602800')).toMatchObject({ name: 'Ysgol Gynradd Llanfechan', pupils: 60, town: 'Llanfechan' })
    expect(await record('6812839')).toMatchObject({ name: 'St Mair y Santes Catholic Primary School' })
    expect(await importFile(workbook)).toMatchObject({ added: 0, changed: 0 })
  })

  test.each(publishedLists)('“%s” says the same as a workbook and as CSV', async (name) => {
    await importFile(toXlsx([{ name: 'Open Schools', rows: titled(name) }]))
    expect(await importList(name)).toMatchObject({ added: 0, changed: 0, bad: [] })
  })

  test('a sheet of schools that have closed opens none, and a bad row is told with its sheet', async () => {
    const [heading = [], first = [], second = []] = publishedRows('scotland')
    const report = await importFile(
      toXlsx([
        { name: 'Open Schools', rows: [heading, first, ['Fife', 'none', ...second.slice(2)]] },
        { name: 'Closed since 2006', rows: [heading, second] },
      ]),
    )
    expect(report).toMatchObject({
      added: 1,
      bad: [{ line: 3, reason: 'its SEED code is “none” (sheet “Open Schools”)' }],
    })
  })

  test.each([
    ['a ZIP archive', zipSync({ 'list.csv': strToU8('a,b') }), 'This is a ZIP archive. Unpack it'],
    ['a damaged workbook', toXlsx([{ name: 'A', rows: [['a']] }]).subarray(0, 200), 'This workbook is damaged.'],
    [
      'one that unpacks to far more',
      zipSync({ 'content.xml': new Uint8Array(41_000_000) }),
      'This workbook is too large.',
    ],
    ['one with other markup', zipSync({ 'content.xml': strToU8('<a><b></a>') }), 'This workbook is damaged.'],
    ['one of something else', toXlsx([{ name: 'A', rows: [['Pupil', 'Mark']] }]), 'none of the lists of schools'],
  ])('%s is refused', async (_name, content, sentence) => {
    await expect(importFile(Buffer.from(content))).rejects.toThrow(sentence)
  })
})

describe('what is no list is refused', () => {
  test('it says which four the portal knows', async () => {
    const problem = await importRows([
      ['name', 'email'],
      ['x', 'y'],
    ]).catch((error: Error) => error.message)
    for (const words of [
      'Get Information about Schools',
      'Welsh Government',
      'Scottish Government',
      'Northern Ireland',
    ])
      expect(problem).toContain(words)
    expect(problem).toMatch(/Of the likeliest it lacks the columns? /)
  })

  test.each([
    [
      'wales',
      'Postcode',
      'This looks like the address list of schools of the Welsh Government, but it lacks the column Postcode.',
    ],
    ['scotland', 'Seed Code', 'of the Scottish Government, but it lacks the column Seed Code.'],
    ['northern-ireland', 'Type', 'for Northern Ireland, but it lacks the column Type.'],
  ] as const)('the list “%s” without %s', async (name, column, sentence) => {
    const rows = publishedRows(name)
    const at = rows[0]?.indexOf(column) ?? -1
    await expect(importRows(rows.map((row) => row.toSpliced(at, 1)))).rejects.toThrow(sentence)
    expect(await imports()).toEqual([])
  })
})

test('two nations’ lists with one number are two schools', async () => {
  const [welsh = [], first = []] = publishedRows('wales')
  const [scottish = [], second = []] = publishedRows('scotland')
  await importRows([welsh, ['5100117', ...first.slice(1)]])
  await importRows([scottish, second])
  const both = await db
    .selectFrom('registerSchools')
    .select(['register', 'name'])
    .where('urn', '=', '5100117')
    .execute()
  expect(both).toEqual([
    { register: 'wales', name: 'Ysgol Gynradd Llanfechan' },
    { register: 'scotland', name: 'Abercairn Primary School' },
  ])
})

test('a school of Wales that stands in England’s list too is one, with both names', async () => {
  const [heading = [], row = []] = publishedRows('england')
  const welsh = row.with(1, '660').with(3, '2800').with(4, 'Llanfechan Primary School').with(5, 'Welsh schools')
  const without = welsh.with(9, '').with(10, '').with(19, 'www.llanfechan.example')
  const seen = { name: 'Ysgol Gynradd Llanfechan', otherName: 'Llanfechan Primary School', lowAge: 3 }
  await importList('wales')
  await importRows([heading, without])
  expect(await record('6602800')).toMatchObject({ ...seen, websiteHost: 'llanfechan.example', pupils: 60 })
  await importList('wales')
  expect(await record('6602800')).toMatchObject({ ...seen, websiteHost: 'llanfechan.example' })
  // One that the list of Wales lacks has closed.
  await importRows([heading, without.with(3, '2999')])
  expect(await openUrns()).toHaveLength(40)
})

describe('from year to year', () => {
  const [heading = [], ...rows] = publishedRows('scotland')
  const newSchool = rows[0]?.with(1, '5999999').with(2, 'Loirston Quay Primary School') ?? []
  const lastYear = [heading, ...rows]
  const thisYear = [heading, ...rows.slice(2), newSchool]

  test('a school that a whole list names no longer has closed, and is opened again by one that does', async () => {
    await importRows(lastYear)
    expect(await importRows(thisYear)).toMatchObject({ added: 1, closed: 2, unnamed: 0 })
    expect(await record('5100117')).toMatchObject({ isOpen: false, status: 'No longer in the list' })
    const later = rows[1]?.with(1, '5999998') ?? []
    expect(await importRows([...thisYear, rows[0] ?? [], later, later.with(1, '5999997')])).toMatchObject({ added: 2 })
    expect(await record('5100117')).toMatchObject({ isOpen: true, status: 'Open' })
  })

  test('last year’s list over this year’s is noticed, and imported only when somebody insists', async () => {
    await importRows(lastYear)
    await importRows(thisYear)
    const before = await openUrns()
    await expect(importRows([...lastYear, []])).rejects.toThrow(
      'This list seems to be older than the one that was imported last: it calls 2 schools open that closed since, and lacks 1 school that a later list has brought. Nothing was imported.',
    )
    expect(await openUrns()).toEqual(before)
    expect(await importRows([...lastYear, []], { evenIfOlder: true })).toMatchObject({ closed: 1, isFinished: true })
    expect(await openUrns()).toHaveLength(40)
  })

  test('in England’s, which names closed schools too', async () => {
    const [columns = [], first = [], ...others] = publishedRows('england')
    const converted = [columns, first.with(6, 'Closed').with(7, '31-08-2026'), first.with(0, '960001'), ...others]
    await importList('england')
    expect(await importRows(converted)).toMatchObject({ added: 1, changed: 1 })
    await expect(importList('england')).rejects.toThrow('it calls 1 school open that closed since')
    expect(await importRows([...converted, []])).toMatchObject({ isFinished: true })
  })

  test('the list of one area closes no school elsewhere, and is not taken for an older one', async () => {
    await importRows(lastYear.slice(0, 20))
    await importRows(lastYear)
    expect(await importRows([heading, ...rows.slice(0, 3)])).toMatchObject({ closed: 0, unnamed: 37 })
    expect(await openUrns()).toHaveLength(40)
  })
})
