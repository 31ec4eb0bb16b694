import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { ClosedSchool } from '#contract/verification.ts'
import { inScratchFolder } from '../../adapters/files/scratch.ts'
import { createActor, createSchool } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { importRegister } from '../register/import/import-register.ts'
import { toRegisterFile } from '../register/testing/register-file.ts'
import { schoolOf, signUpAndConfirm } from '../schools/testing/sign-up.ts'

const portal = setUpPortal({ withJobs: true })
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
})

const places =
  'Alder,Birch,Cedar,Damson,Elder,Fern,Gorse,Hazel,Iris,Juniper,Kale,Laurel,Maple,Nettle,Oak,Poplar,Quince,Rowan,Sedge,Thistle,Ulex,Violet,Willow,Yarrow,Aspen,Beech,Clover,Dogwood,Elm,Fir,Gale,Holly,Ivy,Jasmine,Kelp,Larch,Mallow,Nut,Osier,Pine'.split(
    ',',
  )

/** A row of the register: a primary school for ages 4 to 11 with 70 pupils, which are 40 children aged 6 to 9. */
interface Row {
  urn: number
  name: string
  place: string
  closed?: string
  site?: string
  low?: number
  high?: number
  pupils?: number
}

const postcodeOf = (place: string) => `GU${10 + places.indexOf(place)} 1AA`
const toCsv = ({ urn, name, place, closed = '', site = place, low = 4, high = 11, pupils = 70 }: Row) =>
  [
    urn,
    'Hampshire',
    name,
    'Academies',
    closed ? 'Closed' : 'Open',
    closed,
    'Primary',
    low,
    high,
    pupils,
    'The Lane,,',
    place,
    'Hampshire',
    postcodeOf(place),
    `www.${site.toLowerCase()}.example`,
    'X,South East,472015,139980',
  ].join(',')

const importFile = (content: Buffer | string) =>
  inScratchFolder(portal.deps.config, async (folder) => {
    const path = join(folder, 'register.csv')
    await writeFile(path, content)
    return importRegister(portal.deps.db, path)
  })
const importRows = (rows: Row[]) => importFile(toRegisterFile(rows.map(toCsv)))
const importLinks = (links: Array<[urn: number, linkUrn: number, type: string]>) =>
  importFile(
    ['URN,LinkURN,LinkName,LinkType,LinkEstablishedDate', ...links.map(([a, b, type]) => `${a},${b},,${type},`)].join(
      '\r\n',
    ),
  )

const closed = async (): Promise<ClosedSchool[]> =>
  (await portal.call('GET', '/api/admin/schools/closed', { key })).json().data.schools
const follow = ({ id, version }: ClosedSchool, successorId: number | undefined) =>
  portal.call('POST', `/api/admin/schools/${id}/follow`, { key, body: { version, register_id: successorId } })

/** Follows the first successor of every school that has one. */
async function followAll(): Promise<void> {
  for (const school of await closed()) {
    const [successor] = school.successors
    if (successor) expect((await follow(school, successor.id)).statusCode).toBe(200)
  }
}

async function counted() {
  const { rows } = await portal.deps.pool.query(
    `select count(*)::integer as schools, sum(children)::float as children from school_facts`,
  )
  return rows[0]
}

/** A colleague at the new record signs up in the form, with an address that proves it. */
async function signUpColleague(name: string, place: string): Promise<string> {
  const email = `head-${name.length}@${place.toLowerCase()}.example`
  const { schoolId } = await signUpAndConfirm(portal, { title: name, postcode: postcodeOf(place), city: place, email })
  return (await schoolOf(portal, schoolId)).status
}

test('a year of the register: schools convert, merge, split and close, and each stays one school', async () => {
  const nameOf = (place: string) => `${place} Primary School`
  const rows = new Map(
    places.map((place, at) => [place, { urn: 920_001 + at, name: nameOf(place), place } satisfies Row as Row]),
  )
  const change = (place: string, values: Partial<Row>) => rows.set(place, { ...(rows.get(place) as Row), ...values })
  change('Fern', { name: 'Fern Infant School', high: 7 })
  // The junior school of the same lane, with the website of both.
  change('Gorse', { name: 'Fern Junior School', low: 7 })
  const more: Row[] = []
  await importRows([...rows.values()])
  const records = await portal.deps.db.selectFrom('registerSchools').select(['id', 'urn', 'name']).execute()
  for (const { id, name } of records)
    await createSchool(portal.deps, { title: name, registerId: id, postcode: 'GU10 1AA' })
  const before = await counted()
  expect(before.schools).toBe(40)

  // Autumn: five become academies, one of them with another name and one with another website.
  for (const [at, place] of ['Alder', 'Birch', 'Cedar', 'Damson', 'Elder'].entries()) {
    change(place, { closed: '31-08-2026' })
    more.push({
      urn: 930_001 + at,
      name: place === 'Damson' ? 'Orchard Academy' : nameOf(place),
      site: place === 'Elder' ? 'elder-trust' : place,
      place,
    })
  }
  await importRows([...rows.values(), ...more])
  expect(new Set((await closed()).map(({ title, successors }) => `${title} ${successors.length}`))).toEqual(
    new Set(['Alder', 'Birch', 'Cedar', 'Damson', 'Elder'].map((place) => `${nameOf(place)} 1`)),
  )
  expect(await signUpColleague(nameOf('Alder'), 'Alder')).toBe('pending')
  expect(await signUpColleague('Orchard Academy', 'Damson')).toBe('pending')
  await portal.deps.db.deleteFrom('users').where('role', '=', 'senior').execute()
  await portal.deps.db.deleteFrom('schools').where('status', '=', 'pending').execute()
  // Only four are dealt with before the next import.
  for (const school of (await closed()).filter(({ title }) => title !== nameOf('Birch')))
    expect((await follow(school, school.successors[0]?.id)).statusCode).toBe(200)
  expect(await closed()).toHaveLength(1)
  expect(await counted()).toEqual(before)

  // Spring: an infant and a junior school become a primary school, one joins another of the portal, one closes for good.
  change('Fern', { closed: '31-12-2026' })
  change('Gorse', { closed: '31-12-2026' })
  more.push({ urn: 930_006, name: 'Fern Primary School', place: 'Fern', pupils: 140 })
  change('Hazel', { closed: '31-12-2026' })
  change('Iris', { closed: '31-12-2026' })
  await importRows([...rows.values(), ...more])
  await importLinks([
    [920_006, 930_006, 'Successor - amalgamated'],
    // The other side's view of the same.
    [930_006, 920_007, 'Predecessor - amalgamated'],
    [920_009, 920_010, 'Successor - merged'],
    [920_010, 920_011, 'Sixth Form Centre Link'],
  ])
  expect(await signUpColleague('Fern Primary School', 'Fern')).toBe('pending')
  await portal.deps.db.deleteFrom('users').where('role', '=', 'senior').execute()
  await portal.deps.db.deleteFrom('schools').where('status', '=', 'pending').execute()
  // The register says where Iris went, and Juniper is on the portal: nobody need be asked.
  expect((await closed()).map(({ title }) => title)).not.toContain(nameOf('Iris'))
  expect((await counted()).schools).toBe(39)

  // Summer: one splits in two, and one that had become an academy in the autumn has changed its trust.
  change('Kale', { closed: '31-03-2027' })
  more.push({ urn: 930_011, name: 'Kale Infant School', place: 'Kale', high: 7, pupils: 30 })
  more.push({ urn: 930_012, name: 'Kale Junior School', place: 'Kale', low: 7, pupils: 40 })
  Object.assign(more.find(({ urn }) => urn === 930_002) ?? {}, { closed: '31-03-2027' })
  more.push({ urn: 930_013, name: nameOf('Birch'), place: 'Birch' })
  await importRows([...rows.values(), ...more])
  await importLinks([
    [920_011, 930_011, 'Successor - Split School'],
    [920_011, 930_012, 'Successor - Split School'],
    [920_002, 930_002, 'Successor'],
    [930_002, 930_013, 'Successor'],
  ])
  const list = await closed()
  const successorsOf = (title: string) =>
    list.find((school) => school.title === title)?.successors.map((successor) => successor.urn)
  expect(successorsOf(nameOf('Kale'))).toEqual(['930011', '930012'])
  expect(successorsOf(nameOf('Birch'))).toEqual(['930013'])
  expect(successorsOf(nameOf('Hazel'))).toEqual([])

  const [infants, juniors] = list.filter(({ title }) => title.startsWith('Fern'))
  if (!(infants && juniors)) throw new Error('not listed')
  expect(juniors.successors.map(({ urn }) => urn)).toEqual(['930006'])
  expect((await follow(infants, infants.successors[0]?.id)).statusCode).toBe(200)
  // Now the first has the record, and the second is one with it.
  await followAll()
  expect((await closed()).map(({ title }) => title)).toEqual([nameOf('Hazel')])
  const approved = await portal.deps.db.selectFrom('schools').select('id').where('status', '=', 'approved').execute()
  expect(approved).toHaveLength(40)
  // Fern and Gorse are one now, and so are Iris and Juniper.
  expect((await counted()).schools).toBe(38)
  const { rows: twice } = await portal.deps.pool.query(
    `select register_id from schools where status = 'approved' and register_id is not null group by 1 having count(*) > 1`,
  )
  expect(twice).toEqual([])
  const { rows: drifted } = await portal.deps.pool.query('select repair_statistics() as repaired')
  expect(drifted).toEqual([{ repaired: 0 }])
})

test('only a closed record can be followed, by an open one, and by the version that was seen', async () => {
  const [hazel] = await closed()
  if (!hazel) throw new Error('no closed school')
  expect((await follow(hazel, hazel.record.id)).statusCode).toBe(404)
  const { id } = await portal.deps.db
    .selectFrom('registerSchools')
    .select('id')
    .where('urn', '=', '930013')
    .executeTakeFirstOrThrow()
  expect((await follow({ ...hazel, version: hazel.version + 1 }, id)).json().code).toBe('changed-meanwhile')
  // Another school has it: the two are one, and the link stays.
  const followed = await follow(hazel, id)
  expect(followed.json().data.linked.urn).toBe(hazel.record.urn)
  expect(followed.json().data.history.at(-1).action).toBe('school.followed')
  expect(await closed()).toEqual([])
  expect((await counted()).schools).toBe(37)
})
