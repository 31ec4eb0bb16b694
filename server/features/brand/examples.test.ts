import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type BrandInPages, exampleParts } from '#contract/brand.ts'
import type { Sponsor } from '#contract/sponsors.ts'
import type { TestApp } from '../../testing/build-test-app.ts'
import { createActor, createResource } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { defaultSponsor } from './default-brand.ts'

const letter = { slug: 'sponsor-letter', title: 'A letter from our sponsor', category: 'introduction', isFree: true }

const portal = setUpPortal()
const inService = setUpPortal(() => ({ isTryIt: false, asksForSecondStep: false, database: portal.database }))
let key: string
let letterId: number
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
  letterId = (await createResource(portal.deps, { ...letter, isDraft: true })).id
  await portal.deps.pool.query(
    "update resources set shipped_facts = jsonb_build_object('sourceHash', source_hash) where id = $1",
    [letterId],
  )
})
beforeEach(async () => {
  await portal.deps.db.deleteFrom('brand').execute()
  await portal.deps.db.updateTable('sponsors').set(toRow(defaultSponsor)).execute()
})

const view = async (app: TestApp): Promise<BrandInPages> => (await app.call('GET', '/api/page/app-brand')).json().data
const edit = async () => (await portal.call('GET', '/api/admin/brand', { key })).json().data
async function save(changes: object): Promise<void> {
  const { brand, version } = await edit()
  const answer = await portal.call('PUT', '/api/admin/brand', { key, body: { ...brand, version, ...changes } })
  expect(answer.statusCode).toBe(200)
}
async function saveSponsor(changes: object): Promise<void> {
  const [sponsor] = (await portal.call('GET', '/api/admin/sponsors', { key })).json().data as Sponsor[]
  const body = { ...sponsor, ...changes }
  expect((await portal.call('PUT', `/api/admin/sponsors/${sponsor?.id}`, { key, body })).statusCode).toBe(200)
}
const toRow = ({ primary_color: _, quote_author: quoteAuthor, ...sponsor }: typeof defaultSponsor) => ({
  ...sponsor,
  quoteAuthor,
})

test('in try-it mode all of the invented sponsor is shown, and named as an example', async () => {
  const shown = await view(portal)
  expect(shown).toMatchObject({ name: 'Finch & Fable', sponsor_letter_url: `/resources/view/${letterId}` })
  expect(shown.examples).toEqual(exampleParts)
  expect((await edit()).examples).toEqual(exampleParts)
})

test('in service nobody sees anything of it, and every key is there', async () => {
  const [shown, tried] = [await view(inService), await view(portal)]
  expect(Object.keys(shown)).toEqual(Object.keys(tried))
  const none = { name: '', logo: '', website: '', quote: '', quote_author: '', sponsor_letter_url: '' }
  expect(shown).toMatchObject({ ...none, social: [], examples: [] })
  expect(shown.primary_color).not.toBe(tried.primary_color)
  expect(JSON.stringify(shown)).not.toMatch(/finch/i)
})

test('each part is shown from the moment at which it is the portal’s own', async () => {
  const own = { network: 'x', url: 'https://x.com/wren' }
  const { social } = await view(portal)
  await saveSponsor({ name: 'Wren' })
  await save({ social: [...social.slice(0, 1), own] })
  await expect.poll(async () => (await view(inService)).name).toBe('Wren')
  // A sponsor without a logo: the one that ships is not theirs.
  expect(await view(inService)).toMatchObject({
    logo: '',
    website: '',
    quote: '',
    social: [own],
    primary_color: '#0f6b5c',
  })
  expect((await edit()).examples).toEqual(['logo', 'website', 'quote', 'social', 'letter'])

  const rest = { logo: '', website: 'https://wren.example/', quote: 'Begin.', quote_author: 'Ada Wren' }
  await saveSponsor(rest)
  await save({ social: [own] })
  await expect.poll(async () => (await view(inService)).quote).toBe('Begin.')
  expect(await view(inService)).toMatchObject({ ...rest, social: [own], sponsor_letter_url: '' })
})

test('nobody has to pay for a portal: its sponsor is deleted, and nothing invented is left', async () => {
  const none = { name: '', logo: '', website: '', quote: '', quote_author: '', sponsor_letter_url: '', social: [] }
  const [sponsor] = (await portal.call('GET', '/api/admin/sponsors', { key })).json().data as Sponsor[]
  expect((await portal.call('DELETE', `/api/admin/sponsors/${sponsor?.id}`, { key })).json().data).toEqual([])
  await save({ sponsor_letter_url: '', social: [] })
  expect((await edit()).examples).toEqual([])
  await expect.poll(() => view(inService)).toMatchObject(none)
})

test('the example of a letter cannot be published in service; another PDF in its place can', async () => {
  const { row_version: version } = (
    await portal.deps.pool.query(`select row_version from resources where id = ${letterId}`)
  ).rows[0]
  const publish = () => inService.call('PUT', `/api/resources/${letterId}`, { key, body: { is_draft: false, version } })
  expect((await publish()).json().code).toBe('resource/is-example')
  await portal.deps.db.updateTable('resources').set({ sourceHash: 'own' }).where('id', '=', letterId).execute()
  expect((await publish()).statusCode).toBe(200)
  await expect.poll(async () => (await view(inService)).sponsor_letter_url).toBe(`/resources/view/${letterId}`)
})
