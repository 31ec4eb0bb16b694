import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { importRegister } from './import/import-register.ts'
import { ownRegister, toRegisterFile, writeRealRegister } from './testing/register-file.ts'

const portal = setUpPortal()
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-register-'))
  await writeFile(join(folder, 'own.csv'), toRegisterFile(ownRegister.rows))
  await importRegister(portal.deps.db, join(folder, 'own.csv'))
  await importRegister(portal.deps.db, await writeRealRegister(folder))
  await rm(folder, { recursive: true })
})

async function suggest(q: string): Promise<Array<{ title: string; postcode: string }>> {
  const answer = await portal.call('GET', `/api/register/schools?${new URLSearchParams({ q })}`)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

const titles = async (q: string) => (await suggest(q)).map(({ title }) => title)

test('a school comes with what fills the form', async () => {
  const [school] = await suggest('st marys tidewell')
  expect(school).toEqual({
    id: expect.any(Number),
    register: 'gias',
    urn: '900001',
    title: 'St Mary’s Church of England Primary School',
    other_title: '',
    address_1: 'Harbour Road',
    address_2: '',
    city: 'Tidewell',
    county: 'Tideshire',
    postcode: 'ZE1 0AA',
  })
})

test.each([
  ['lad', 'Ladder Street Infant School, Tidewell'],
  ['Ladder Street Jun', 'Ladder Street Junior School'],
  ['ladder st', 'Ladder Street Infant School, Tidewell'],
  ['LADDER ST INFANTS', 'Ladder Street Infant School, Tidewell'],
  ['junior school ladder', 'Ladder Street Junior School'],
  ['St. Mary’s C of E Tidewell', 'St Mary’s Church of England Primary School'],
  ['laddar street junior', 'Ladder Street Junior School'],
  ['ze1 0aa', 'St Mary’s Church of England Primary School'],
  ['ZE10A', 'Ladder Street Infant School, Tidewell'],
  ['ze1 ', 'Ladder Street Infant School, Tidewell'],
])('“%s” finds %s', async (q, title) => {
  expect(await titles(q)).toContain(title)
})

test.each([
  ['name and town', 'st marys tidewell', 'St Mary’s Church of England Primary School'],
  ['town, then name', 'tidewell ladder street juniors', 'Ladder Street Junior School'],
  ['name and village', 'ladder infants lower marsh', 'Ladder Street Infant School, Tidewell'],
  ['the village alone', 'lower marsh', 'Ladder Street Infant School, Tidewell'],
  ['name and postcode', 'St Mary’s Primary ze10aa', 'St Mary’s Church of England Primary School'],
  ['a postcode with a wrong letter', 'ZE1 0AX', 'St Mary’s Church of England Primary School'],
  ['one letter wrong', 'st narys tidewell', 'St Mary’s Church of England Primary School'],
  ['one letter wrong at the start', 'kadder street junior', 'Ladder Street Junior School'],
  ['two letters swapped', 'laddre street junior', 'Ladder Street Junior School'],
  ['one letter missing', 'lader street jnr', 'Ladder Street Junior School'],
  ['one letter too many', 'tidewwell high', 'Tidewell High School'],
  ['a space too many', 'tide well high', 'Tidewell High School'],
  ['a space left out', 'ladderstreet junior', 'Ladder Street Junior School'],
  ['a word that is not finished', 'tidewell hi', 'Tidewell High School'],
])('%s: “%s” finds %s first', async (_, q, title) => {
  expect((await titles(q))[0]).toBe(title)
})

test.each([
  'x'.repeat(100),
  `${'saint '.repeat(16)}mary`,
  'مدرسة القديسة مريم',
  'St \u202eyraM tS',
  '👩‍🏫 St Mary',
  "' or 1=1 --",
  'a%_\\b',
])('unusual typing is answered: “%s”', async (q) => {
  expect((await suggest(q)).length).toBeLessThanOrEqual(10)
})

test.each(['', 'la', ' l  ', '%%%', '___', '\\\\\\', "'--", 'old quay', 'zzzzqqqq', '😀😀😀'])(
  '“%s” finds nothing',
  async (q) => {
    expect(await suggest(q)).toEqual([])
  },
)

test('schools of the right ages come before others', async () => {
  const found = await titles('tidewell')
  expect(found).toHaveLength(4)
  expect(found.at(-1)).toBe('Tidewell High School')
})

test('ten at most, and the best first, among the real rows', async () => {
  expect(await suggest('school')).toHaveLength(10)
  expect((await titles('anstey'))[0]).toBe('Anstey Junior School')
  expect((await titles('st marys byfleet'))[0]).toBe("St Mary's CofE Controlled Primary School, Byfleet")
  expect((await titles('st jo')).every((title) => /^(St|Saint) Jo|St\.? Jo|and St Jo/.test(title))).toBe(true)
  expect((await suggest('gu3'))[0]?.postcode).toMatch(/^GU3 /)
  const codes = (await suggest('GU34 2')).map(({ postcode }) => postcode)
  expect(codes.length).toBeGreaterThan(0)
  expect(codes.every((code) => code.startsWith('GU34 2'))).toBe(true)
})

test('without a register there is nothing to suggest, until one is imported', async () => {
  const fresh = await buildTestApp()
  const state = async () => (await fresh.call('GET', '/api/register')).json().data
  expect(await state()).toEqual({ has_schools: false })
  const school = { urn: '900100', name: 'Grebe Meadow School', searchName: 'grebe meadow school' }
  await fresh.deps.db
    .insertInto('registerSchools')
    .values({ ...school, isOpen: true, status: 'Open' })
    .execute()
  await fresh.deps.changes.catchUp()
  expect(await state()).toEqual({ has_schools: true })
  await fresh.close()
})

test('what an import changes is found at once, and what has closed no longer', async () => {
  const { deps } = portal
  expect(await titles('grebe meadow')).toEqual([])
  const school = { urn: '900100', name: 'Grebe Meadow School', searchName: 'grebe meadow school' }
  await deps.db
    .insertInto('registerSchools')
    .values({ ...school, isOpen: true, status: 'Open' })
    .execute()
  await deps.changes.catchUp()
  expect(await titles('grebe medow')).toEqual(['Grebe Meadow School'])
  // The database has the last word, even before the process knows.
  await deps.db.updateTable('registerSchools').set({ isOpen: false }).where('urn', '=', '900100').execute()
  expect(await titles('grebe meadow')).toEqual([])
})

test('one address may ask often, but not without end', async () => {
  const limited = await buildTestApp({
    limits: { registerPerNetwork: 3 },
    database: portal.database,
  })
  const url = '/api/register/schools?q=ladder'
  const codes = []
  for (let call = 0; call < 4; call++) codes.push((await limited.call('GET', url)).statusCode)
  expect(codes.at(-1)).toBe(429)
  await limited.close()
})
