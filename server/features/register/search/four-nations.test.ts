import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { importRegister } from '../import/import-register.ts'
import { decideByRegister, findCandidates, listFitting } from '../service.ts'
import { otherLanguage, publishedCsv, publishedLists } from '../testing/published-lists.ts'
import { writeRealRegister } from '../testing/register-file.ts'

const portal = setUpPortal()
let schools: Array<{ register: string; urn: string; name: string; town: string; locality: string; postcode: string }>
beforeAll(async () => {
  portal.deps.limiters.registerPerNetwork.count = async () => {}
  const folder = await mkdtemp(join(tmpdir(), 'portal-registers-'))
  for (const name of publishedLists) {
    await writeFile(join(folder, name), publishedCsv(name))
    await importRegister(portal.deps.db, join(folder, name))
  }
  schools = await portal.deps.db
    .selectFrom('registerSchools')
    .select(['register', 'urn', 'name', 'town', 'locality', 'postcode'])
    .orderBy('id')
    .execute()
  // Eight hundred real schools to be lost among.
  await importRegister(portal.deps.db, await writeRealRegister(folder))
  await rm(folder, { recursive: true })
})

type School = (typeof schools)[number]

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}|[’'.,()]/gu, '')

/** As somebody in a hurry types it: small, without accents and signs, kinds of school shortened. */
const hurried = ({ name }: School) =>
  plain(name)
    .toLowerCase()
    .replace(/ primary school$/, ' primary')
    .replace('roman catholic', 'rc')
    .replace('church of england', 'c of e')
    .replace('saint', 'st')

/** With the town, and two letters of the longest word changed round. */
function mistyped({ name, town, locality, postcode }: School): string {
  const words = plain(name).split(' ')
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const at = Math.floor(longest.length / 2)
  const wrong = `${longest.slice(0, at - 1)}${longest[at]}${longest[at - 1]}${longest.slice(at + 1)}`
  return `${words.map((word) => (word === longest ? wrong : word)).join(' ')} ${locality || town || postcode}`
}

const inOther = otherLanguage()
/** As people call it in the other language; else the beginning of its name with its postcode. */
const otherwise = ({ urn, name, postcode }: School) =>
  inOther[urn] ?? `${name.split(' ').slice(0, 2).join(' ')} ${postcode}`

const ways = { hurried, mistyped, otherwise }

describe.each(['gias', 'wales', 'scotland', 'northern-ireland'])('the 40 schools of the list “%s”', (register) => {
  test('are found in the first ten in at least 114 of 120 ways of typing them', async () => {
    const missed: string[] = []
    for (const school of schools.filter((one) => one.register === register)) {
      for (const way of Object.values(ways)) {
        const q = way(school)
        const answer = await portal.call('GET', `/api/register/schools?${new URLSearchParams({ q })}`)
        const found: Array<{ register: string; urn: string }> = answer.json().data
        if (!found.some((one) => one.register === register && one.urn === school.urn)) missed.push(q)
      }
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(6)
  })

  test('are never taken for another, nor approved by an address that others have', async () => {
    const wrong: string[] = []
    const mine = schools.filter((one) => one.register === register)
    for (const [at, school] of mine.entries()) {
      for (const way of Object.values(ways)) {
        for (const { postcode } of [school, mine[(at + 1) % mine.length] ?? school]) {
          const email = 'j.smith@hwbcymru.net'
          const entered = { title: way(school), postcode, email, city: school.town, address1: '' }
          const candidates = await findCandidates(portal.deps.db, entered)
          const [only, ...others] = listFitting(candidates)
          const linked = only && others.length === 0 ? only.record : null
          if (linked && (linked.urn !== school.urn || postcode !== school.postcode))
            wrong.push(`${entered.title}, ${postcode}: ${linked.name}`)
          if (decideByRegister(candidates, entered).record) wrong.push(`${entered.title} was approved`)
        }
      }
    }
    expect(wrong).toEqual([])
  })
})

test.each([
  ['Ysgol Gymraeg Inverness', 'Bun-sgoil Ghàidhlig Inbhir Nis Ùr'],
  ['caergybi bryn glas', 'Ysgol y Bryn Glas'],
  ['holyhead bryn glas', 'Ysgol y Bryn Glas'],
  ['bunscoil newry', 'Bunscoil an Iúir Nua'],
  ['BFPO 57', 'Episkopi Garrison Primary School'],
])('“%s” finds %s', async (q, title) => {
  const answer = await portal.call('GET', `/api/register/schools?${new URLSearchParams({ q })}`)
  expect(answer.json().data.map((school: { title: string }) => school.title)).toContain(title)
})
