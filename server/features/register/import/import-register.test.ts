import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createKysely } from '../../../database/connect.ts'
import type { Db } from '../../../database/tables.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { ownRegister, toRegisterFile, writeRealRegister, writeRegisterFile } from '../testing/register-file.ts'
import { importRegister } from './import-register.ts'

let database: TestDatabase
let db: Db
let folder: string
beforeEach(async () => {
  database = await createTestDatabase()
  db = createKysely(database.pool)
  folder = await mkdtemp(join(tmpdir(), 'portal-register-'))
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const { header, rows } = ownRegister

async function file(content: Buffer | string, name = 'register.csv'): Promise<string> {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}

const importRows = async (given: string[]) => importRegister(db, await file(toRegisterFile(given)))
const records = () => db.selectFrom('registerSchools').selectAll().orderBy('urn').execute()
const lastImport = () => db.selectFrom('registerImports').selectAll().executeTakeFirstOrThrow()

/** An import that is stopped after its first portion of rows. */
async function importInPart(path: string) {
  const stopping = new AbortController()
  return importRegister(db, path, { signal: stopping.signal, onProgress: () => stopping.abort() })
}

test('rows come as they are, closed ones too, and no name of a head', async () => {
  const withMeals = rows.map((row, at) => `${row},${at}.5`)
  const report = await importRegister(db, await file(toRegisterFile(withMeals, `${header},PercentageFSM`)))
  expect(report).toMatchObject({ rows: 5, added: 5, changed: 0, bad: [], isFinished: true })
  const [church, infants, , old] = await records()
  expect(church).toMatchObject({
    name: 'St Mary’s Church of England Primary School',
    searchName: 'saint marys church of england primary school tidewell',
    postcode: 'ZE1 0AA',
    postcodeKey: 'ZE10AA',
    websiteHost: 'stmarys-tidewell.co.uk',
    lowAge: 4,
    highAge: 11,
    pupils: 210,
    freeMealPercent: 0.5,
    nation: 'scotland',
    easting: 472_015,
  })
  expect(infants).toMatchObject({ name: 'Ladder Street Infant School, Tidewell', isOpen: true })
  expect(old).toMatchObject({ isOpen: false, status: 'Closed', pupils: null, easting: null })
  expect(old?.closedOn).toEqual(new Date(2016, 7, 31))
  expect(JSON.stringify(await records())).not.toContain('Secretname')
  expect((await lastImport()).finishedAt).not.toBeNull()
})

test('importing again changes what has changed and touches nothing else', async () => {
  await importRows(rows)
  const before = await records()
  expect(await importRows(rows)).toMatchObject({ rows: 5, added: 0, changed: 0 })
  expect(await records()).toEqual(before)

  const closed = rows.map((row) => row.replace('"Open, but proposed to close",', 'Closed,01-09-2021'))
  const more = [...closed.slice(1), rows[0]?.replace('900001', '900009') ?? '']
  expect(await importRows(more)).toMatchObject({ added: 1, changed: 1 })
  const after = await records()
  expect(after.map(({ urn, isOpen }) => [urn, isOpen])).toEqual([
    ['900001', true],
    ['900002', false],
    ['900003', true],
    ['900004', false],
    ['900005', true],
    ['900009', true],
  ])
  expect(after[1]?.id).toBe(before[1]?.id)
})

test('rows that cannot be read are told by their lines and cost nothing else', async () => {
  const [good = '', , other = ''] = rows
  const report = await importRows([
    good.replace('900001', 'URN'),
    good.replace('St Mary’s Church of England Primary School', ''),
    'only,three,fields',
    good.replace(',Open,', ',Ajar,'),
    good.replace(',4,11,', ',four,11,'),
    `${other.replace('Ladder', '"Ladder')}`,
    `900010,${'x'.repeat(1_000_000)}`,
    '',
    good,
    good.replace('Harbour', 'Beach'),
    `${other},and,more,columns`,
  ])
  expect(report.bad).toEqual([
    { line: 2, reason: 'its URN is “URN”' },
    { line: 3, reason: 'its name is “”' },
    { line: 4, reason: 'it has 3 columns, and the first line has 21' },
    { line: 5, reason: 'its status is “Ajar”' },
    { line: 6, reason: 'its lowest age is “four”' },
    { line: 7, reason: 'a quotation mark is opened and never closed' },
    { line: 8, reason: 'it is longer than any row of the register' },
    { line: 10, reason: 'its number 900001 appears again on line 11' },
  ])
  expect((await lastImport()).badRows).toEqual(report.bad)
  expect((await records()).map(({ urn, street }) => [urn, street])).toEqual([
    ['900001', 'Beach Road'],
    ['900003', 'Ladder Street'],
  ])
})

test('a field may hold line breaks, commas and quotation marks', async () => {
  const [row = ''] = rows
  await importRows([row.replace('Harbour Road', '"The ""Old"" House,\r\nHarbour Road"')])
  expect((await records())[0]?.street).toBe('The "Old" House, Harbour Road')
})

test('UTF-8 is read as well, with its mark and without, and columns in any order', async () => {
  const turn = (line: string) => line.split(',').toReversed().join(',')
  const [row = ''] = rows
  const text = `${turn(header)}\n${turn(row)}\n`
  await importRegister(db, await file(`\ufeff${text}`))
  await importRegister(db, await file(text.replace('900001', '900002')))
  const name = 'St Mary’s Church of England Primary School'
  expect((await records()).map((record) => record.name)).toEqual([name, name])
})

describe('what is no register is refused with a sentence, and nothing is imported', () => {
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
  test.each([
    ['nothing', Buffer.alloc(0), 'This file is empty.'],
    ['blank lines', '\r\n\r\n', 'This file has no rows.'],
    ['half a workbook', Buffer.from('PK\u0003\u0004rest'), 'This workbook is damaged.'],
    ['UTF-16', utf16(`${header}\r\n${rows[0]}`), 'This file is in UTF-16.'],
    ['UTF-16 without a mark', Buffer.from(header, 'utf16le'), 'This is not a text file, or it is in UTF-16.'],
    ['a PDF', '%PDF-1.7', 'This is a PDF.'],
    ['one column less', `${header.replace('Postcode', 'Postleitzahl')}\n`, 'lacks the column Postcode.'],
    ['one column less', `${header.replace('Postcode', 'Postleitzahl')}\n`, 'Get Information about Schools'],
    ['another table', 'name,email\nx,y\n', 'This is none of the lists of schools that the portal reads'],
    ['one line of 10 MB', 'x'.repeat(10_000_000), 'none of the lists of schools'],
  ])('%s', async (_name, content, sentence) => {
    await expect(file(content).then((path) => importRegister(db, path))).rejects.toThrow(sentence)
    expect(await records()).toEqual([])
  })

  test('no file, and a folder', async () => {
    await expect(importRegister(db, join(folder, 'absent.csv'))).rejects.toThrow('There is no file')
    await expect(importRegister(db, folder)).rejects.toThrow('is a folder')
  })
})

test('columns that vary from year to year may be absent, and are named', async () => {
  const without = (line: string) => line.split(',').slice(0, -3).join(',')
  const report = await importRegister(db, await file(toRegisterFile([without(rows[0] ?? '')], without(header))))
  const absent = [
    'PercentageFSM',
    'LA (code)',
    'EstablishmentNumber',
    'GOR (name)',
    'TelephoneNum',
    'Easting',
    'Northing',
  ]
  expect(report).toMatchObject({ added: 1, absentColumns: absent })
})

test.each([
  ['GU34 2DR', 'South East', 'Academies', 'england'],
  ['LL61 5EX', 'Wales (pseudo)', 'Welsh schools', 'wales'],
  ['BT1 1AA', '', 'Other types', 'northern-ireland'],
  ['BFPO 57', 'Not Applicable', 'Other types', ''],
])('a school at %s, in the region “%s”, is in the nation: %s, %s', async (postcode, region, group, nation) => {
  const row = `900030,X,Some School,${group},Open,,Primary,4,11,210,Lane,,,Town,,${postcode},,,${region},,`
  await importRows([row])
  expect(await records()).toMatchObject([{ nation }])
})

test('links say what followed a closed record; other kinds of link and damaged rows are left out', async () => {
  await importRows([rows[0] ?? '', rows[3] ?? ''])
  const links = [
    'URN,LinkURN,LinkName,LinkType,LinkEstablishedDate',
    '900004,900001,St Mary’s,Successor,01-09-2016',
    '900004,900005,High,Sixth Form Centre School,',
    '900001,x,,Successor,',
    '999999,900001,,Successor - merged,',
  ].join('\r\n')
  const report = await importRegister(db, await file(links))
  expect(report).toMatchObject({ kind: 'links', rows: 4, added: 0, changed: 1, badCount: 1, isFinished: true })
  const [church, old] = await records()
  expect(old).toMatchObject({ successorUrns: ['900001'], successorId: church?.id })
  // The next file of schools leaves them as they are, and the same links change nothing.
  await importRows([rows[0] ?? '', rows[3]?.replace('Old Quay', 'Former Quay') ?? ''])
  expect((await records())[1]).toMatchObject({ name: 'Former Quay Primary School', successorId: church?.id })
  expect(await importRegister(db, await file(links, 'again.csv'))).toMatchObject({ changed: 0 })
})

describe('an import that is cut short', () => {
  test('resumes where it was', async () => {
    const path = join(folder, 'large.csv')
    await writeRegisterFile(path, 5000)
    expect(await importInPart(path)).toMatchObject({ rows: 2000, added: 2000, isFinished: false })
    const report = await importRegister(db, path)
    expect(report).toMatchObject({ resumedAfter: 2000, rows: 5000, added: 5000, changed: 0, isFinished: true })
    expect(await importRegister(db, path)).toMatchObject({ resumedAfter: 0, rows: 5000, added: 0, changed: 0 })
  })

  test('restarts when another file was imported in between', async () => {
    const path = join(folder, 'large.csv')
    await writeRegisterFile(path, 3000)
    await importInPart(path)
    await importRows(rows)
    expect(await importRegister(db, path)).toMatchObject({ resumedAfter: 0, rows: 3000, added: 1000, isFinished: true })
  })

  test('keeps a portion whole or not at all', async () => {
    const path = join(folder, 'large.csv')
    await writeRegisterFile(path, 4000)
    await importInPart(path)
    await database.pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create trigger fail before update on register_imports for each row when (new.rows_done > 2000) execute function fail()`)
    await expect(importRegister(db, path)).rejects.toThrow('no')
    expect(await records()).toHaveLength(2000)
    await database.pool.query('drop trigger fail on register_imports')
    expect(await importRegister(db, path)).toMatchObject({ resumedAfter: 2000, added: 4000 })
  })
})

test('of two imports at once the second is told to wait', async () => {
  const path = join(folder, 'large.csv')
  await writeRegisterFile(path, 5000)
  const both = await Promise.allSettled([importRegister(db, path), importRegister(db, path)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: 'Another import of the register is running. Wait until it has ended.' },
  })
  expect(await records()).toHaveLength(5000)
})

test('the real rows are read without exception', async () => {
  const report = await importRegister(db, await writeRealRegister(folder))
  expect(report).toMatchObject({ rows: 876, added: 876, bad: [], absentColumns: [] })
  const all = await records()
  expect(all.filter(({ isOpen }) => isOpen)).toHaveLength(583)
})
