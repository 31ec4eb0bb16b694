import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKysely } from '../../database/connect.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { importRegister } from './import/import-register.ts'
import { decideByRegister, findCandidates } from './service.ts'
import { ownRegister, toRegisterFile, writeRealRegister } from './testing/register-file.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'portal-register-'))
  const own = join(folder, 'own.csv')
  await writeFile(own, toRegisterFile(ownRegister.rows))
  await importRegister(createKysely(database.pool), own)
  await importRegister(createKysely(database.pool), await writeRealRegister(folder))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

interface Typed {
  title: string
  postcode: string
  email?: string
  city?: string
}

async function compare({ title, postcode, email = 'head@gmail.com', city = '' }: Typed) {
  const entered = { title, postcode, email, city, address1: '' }
  const candidates = await findCandidates(createKysely(database.pool), entered)
  const fits = candidates.filter(({ isFit, record }) => isFit && record.isOpen).map(({ record }) => record.name)
  return { candidates, fits, decision: decideByRegister(candidates, entered) }
}

describe('names of our own rows, as people type them', () => {
  test.each([
    ['St Marys C of E Primary', 'ze1 0aa', 'St Mary’s Church of England Primary School'],
    ['SAINT MARY’S CE PRIM. SCH.', 'ZE10AA', 'St Mary’s Church of England Primary School'],
    ['St. Mary`s, Tidewell', 'ZE1 OAA', 'St Mary’s Church of England Primary School'],
    ['Ladder St Infants', 'ZE1 0AB', 'Ladder Street Infant School, Tidewell'],
    ['Ladder Street Jnr', 'ZE1  0AB', 'Ladder Street Junior School'],
  ])('%s, %s is %s', async (title, postcode, expected) => {
    const { candidates, fits } = await compare({ title, postcode })
    expect(candidates[0]?.record.name).toBe(expected)
    expect(fits).toEqual([expected])
  })

  test.each([
    ['another kind of school', 'Ladder Street Secondary School', 'ZE1 0AB'],
    ['another faith', 'St Mary’s RC Primary School', 'ZE1 0AA'],
    ['another name', 'Harbour View Primary School', 'ZE1 0AA'],
    ['another postcode', 'St Mary’s Church of England Primary School', 'ZE1 0AB'],
    ['a closed school', 'Old Quay Primary School', 'ZE1 0AC'],
    ['no postcode', 'St Mary’s Church of England Primary School', 'Tidewell'],
    ['nothing at all', '', ''],
    ['signs only', '%_\\', "'"],
  ])('%s does not fit', async (_why, title, postcode) => {
    expect((await compare({ title, postcode })).fits).toEqual([])
  })

  test('the best candidates of a mistyped postcode come with reasons', async () => {
    const { candidates } = await compare({
      title: 'St Marys Primary',
      postcode: 'ZE1 0AD',
      email: 'a@stmarys-tidewell.co.uk',
    })
    const [best] = candidates
    expect(best?.record.urn).toBe('900001')
    expect(best?.score).toBeGreaterThan(candidates[1]?.score ?? 1)
    expect(best?.reasons).toEqual([
      {
        fits: true,
        sentence: 'The name is the same, written differently: St Mary’s Church of England Primary School.',
      },
      { fits: false, sentence: 'The postcode is different, but in the same area: ZE1 0AA.' },
      { fits: true, sentence: 'The e-mail address belongs to the school’s website, stmarys-tidewell.co.uk.' },
      { fits: true, sentence: 'It teaches ages 4 to 11.' },
    ])
  })
})

describe('names of the real register, as people type them', () => {
  test.each([
    ['Anstey Juniors', 'gu342dr', 'Anstey Junior School'],
    ['anstey jnr sch', 'GU34 2DR', 'Anstey Junior School'],
    ['Balksbury Infants', 'SP10 3QP', 'Balksbury Infant School'],
    ['Balksbury Jun School', 'SP10 3QP', 'Balksbury Junior School'],
    ['Oakridge Inf', 'RG21 5RR', 'Oakridge Infant School'],
    ['Bishops Waltham Junior', 'SO32 1EP', "Bishop's Waltham Junior School"],
    ['Bishop’s Waltham Infants', 'SO32 1EP', 'Bishops Waltham Infant School'],
    ['Kings Furlong Infant & Nursery', 'RG21 8YJ', "King's Furlong Infant School and Nursery"],
    ["King's Furlong Junior", 'RG21 8YJ', 'Kings Furlong Junior School'],
    ['Liphook C of E Junior School', 'GU30 7QE', 'Liphook Church of England Controlled Junior School'],
    ['Liphook C.E. (C) Junior', 'GU30 7QE', 'Liphook Church of England Controlled Junior School'],
    ['Lymington Infants', 'SO41 9GP', 'Lymington Church of England Infant School'],
    ['Walsh Memorial Infants', 'GU12 6LT', 'Walsh Memorial CofE Controlled Infant School'],
    ['Walsh C.E. Junior', 'GU12 6LT', 'Walsh CofE Junior School'],
    ['St Francis RC Primary', 'CR3 5ED', 'St Francis Catholic Primary School'],
    ['Audley Primary', 'CR3 5ED', 'Audley Primary School'],
    ['Our Lady of the Rosary', 'TW18 2EF', 'Our Lady of the Rosary RC Primary School'],
    ['Riverbridge', 'TW18 2EF', 'Riverbridge Primary School'],
    ['Crawley Ridge Jnr', 'GU15 2AJ', 'Crawley Ridge Junior School'],
    ['Hook with Warsash CofE Primary', 'SO31 9GF', 'Hook-With-Warsash Church of England Academy'],
    ['St Columba Church of England Primary', 'PO15 6LL', 'St Columba CE Primary School'],
    [
      'St Johns Gosport C of E VA Primary',
      'PO12 4JH',
      "St John's, Gosport Church of England Voluntary Aided Primary School",
    ],
    ["St Mary's Byfleet", 'KT14 7NJ', "St Mary's CofE Controlled Primary School, Byfleet"],
    ['St Thomas Mores Catholic', 'PO9 3DR', "St Thomas More's Catholic Primary School, Havant"],
    ['Saint Bedes', 'RG24 9DX', "St Bede's Catholic Primary School"],
    ['St. Swithun Wells RC Primary', 'SO53 2JP', 'St Swithun Wells Catholic Primary School, Chandlers Ford'],
    ['St John the Baptist, Andover', 'SP10 3PF', 'St John the Baptist Catholic Primary School, Andover'],
    ['Kimpton Thruxton & Fyfield C of E', 'SP11 8NT', 'Kimpton, Thruxton and Fyfield Church of England Primary School'],
    ['Smannell & Enham', 'SP11 6JJ', 'Smannell and Enham Church of England (Aided) Primary School'],
    ['Lee on the Solent Juniors', 'PO13 9DL', 'Lee-on-the-Solent Junior School'],
    ['Lee-on-Solent Infants', 'PO13 9DY', 'Lee-On-the-Solent Infant and Nursery School'],
    ['Farnborough Grange', 'GU14 8HW', 'Farnborough Grange Nursery & Infant Community School'],
    ['Grange Juniors', 'GU14 8TA', 'Grange Community Junior School'],
    ['Long Ditton St Marys', 'KT7 0AD', "Long Ditton St Mary's CofE (Aided) Junior School"],
    ['Pilgrims Cross', 'SP11 6TY', "Pilgrims' Cross CofE Aided Primary School"],
    ['Charles Kingsleys', 'RG27 0LX', "Charles Kingsley's Church of England Primary School"],
    ['Esher Church of England Primary', 'KT10 9DU', 'Esher Church School'],
    ['Reigate Parish Primary', 'RH2 7DB', 'Reigate Parish Church Primary School'],
    ['Rowner Jnr School', 'PO13 0BN', 'Rowner Junior'],
    ['Mytchett Primary and Nursery', 'GU16 6JB', 'Mytchett Primary & Nursery Academy'],
    ['Hale Primary', 'GU9 0LR', 'Hale Nursery & Primary Academy'],
    ['Ottershaw CofE Junior', 'KT16 0JY', 'Ottershaw Christ Church Church of England Junior School'],
    ['St Jude’s C of E Infants', 'TW20 0NP', "St Jude's CofE Infant School"],
    ["St Jude's Juniors", 'TW20 0RU', "St Jude's Church of England Junior School"],
    ['Stockbridge Primary and Pre School', 'SO20 6EJ', 'Stockbridge Primary & Pre-School'],
    ['St Michael and All Angels', 'SO43 7BB', 'St Michael and All Angels CofE Infant School'],
    ['SS Peter and Paul CofE Infants', 'CR3 5BN', 'St Peter and St Paul CofE Infant School'],
    ['Riverview VA C of E Primary', 'KT19 0JP', 'Riverview CofE Primary and Nursery School VA'],
    ['Sandringham Infants', 'GU16 9YF', 'Sandringham Infant & Nursery Academy'],
    ['The Weald Primary', 'RH5 4QW', 'The Weald CofE Primary School'],
    ['Bursledon Juniors', 'SO31 8BZ', 'Bursledon Junior School(CA)'],
    ['Cranligh C of E Primary', 'GU6 7AN', 'Cranleigh Church of England Primary School'],
    ['Wonersh & Shamley Green', 'GU5 0RT', 'Wonersh and Shamley Green CofE Aided Primary School'],
    ['Scott-Broadwood Infant School', 'RH5 5JX', 'Scott Broadwood CofE Infant School'],
    ['Chilworth Infants', 'GU4 8NP', 'Chilworth CofE (Aided) Infant School'],
    ['St. Nicholas Shepperton', 'TW17 9AD', 'St Nicholas CofE Primary School'],
    ['Frimley Junior', 'GU16 6ND', 'Frimley CofE Junior School'],
    ['Milford on Sea CE Primary School', 'SO41 0RF', 'Milford-on-Sea Church of England Primary School'],
    ['St Cuthbert Mayne RC', 'GU6 7AQ', 'St Cuthbert Mayne Catholic Primary School'],
    ['Knights Enham Junior', 'SP10 4BS', "Knight's Enham Junior School"],
    ['Hatch Waren Junior', 'RG22 4PQ', 'Hatch Warren Junior School'],
    ['ST MARKS COFE PRIMARY SCHOOL', 'RG22 4US', "St Mark's Church of England Primary School"],
    ['New Haw Junior', 'KT15 3RL', 'New Haw Community Junior School'],
    ['Grange Infants, New Haw', 'KT15 3RL', 'The Grange Community Infant School'],
  ])('%s, %s is %s', async (title, postcode, expected) => {
    const { candidates, fits } = await compare({ title, postcode })
    expect(candidates[0]?.record.name).toBe(expected)
    expect(fits).toEqual([expected])
  })

  test.each([
    ['Balksbury School', 'SP10 3QP', 2],
    ['Walsh School', 'GU12 6LT', 2],
    ['Anstey Infant School', 'GU34 2DR', 0],
    ['Alton Primary School', 'GU34 2DR', 0],
    ['Anstey Junior School', 'GU34 2DS', 0],
    ['Audley Catholic Primary School', 'TW18 2EF', 0],
  ])('%s, %s fits %d open schools', async (title, postcode, count) => {
    expect((await compare({ title, postcode })).fits).toHaveLength(count)
  })

  test('a school with a maker of websites is not approved by an address there', async () => {
    const { fits, decision } = await compare({
      title: 'The Holme C of E Primary',
      postcode: 'GU35 8PQ',
      email: 'head@theholme.schooljotter2.com',
    })
    expect(fits).toHaveLength(1)
    expect(decision.record).toBeNull()
  })
})
