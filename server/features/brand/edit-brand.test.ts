import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Brand } from '#contract/brand.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createActor } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal()
let operator: Awaited<ReturnType<typeof createActor>>
beforeAll(async () => {
  operator = await createActor(portal.deps, { role: 'admin' })
})
beforeEach(() => portal.deps.db.deleteFrom('brand').execute())

const view = async () => (await portal.call('GET', '/api/page/app-brand')).json().data as Brand
const edit = async () => (await portal.call('GET', '/api/admin/brand', { key: operator.key })).json().data
const save = (body: object, key = operator.key) => portal.call('PUT', '/api/admin/brand', { key, body })
const saveChanged = async (changes: object) => {
  const { brand, version } = await edit()
  return save({ ...brand, version, ...changes })
}
const css = async () => (await portal.call('GET', '/brand.css')).body

test('a saved brand shows at once in the data, the colours and on the other instance', async () => {
  const other = await buildTestApp({ database: portal.database })
  await other.call('GET', '/brand.css')
  const before = await css()
  const changes = {
    app_name: 'Wren <script>alert(1)</script>',
    primary_color: ' #B0307A ',
    social: [
      { network: 'youtube', url: 'https://youtube.com/@wren' },
      { network: 'x', url: '' },
    ],
  }
  const answer = await saveChanged(changes)
  expect(answer.json().data).toMatchObject({ version: 1, brand: { primary_color: '#b0307a' } })
  expect(await view()).toMatchObject({
    ...changes,
    primary_color: '#b0307a',
    social: [{ network: 'youtube', url: 'https://youtube.com/@wren' }],
  })
  expect(await css()).not.toBe(before)
  await expect.poll(async () => (await other.call('GET', '/brand.css')).body).toBe(await css())
  await other.close()
})

describe('an invalid brand is refused at the field, and nothing is stored', () => {
  test.each([
    ['app_name', ''],
    ['primary_color', 'red'],
    ['primary_color', '#12345'],
    ['primary_color', '#0f6b5c;}body{display:none'],
    ['primary_color', ''],
    ['feedback_url', 'javascript:alert(1)'],
    ['feedback_url', '//evil.example/'],
    ['introduction_url', '/\\evil.example'],
    ['sponsor_letter_url', 'data:text/html,x'],
  ])('%s: %s', async (field, value) => {
    const before = await edit()
    const answer = await saveChanged({ [field]: value })
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([422, [field]])
    expect(answer.json().errors[field]).toMatch(/^[A-Z].*\.$/)
    expect(await edit()).toEqual(before)
  })

  test('an invalid social link, or the same network twice', async () => {
    const link = { network: 'x', url: 'https://x.com/wren' }
    const wrong = await saveChanged({ social: [link, { network: 'facebook', url: 'http://facebook.com/' }] })
    expect(Object.keys(wrong.json().errors)).toEqual(['social.1.url'])
    expect((await saveChanged({ social: [link, link] })).statusCode).toBe(422)
  })
})

test('when operators save at once, one wins and the others get an error; sending twice does no harm', async () => {
  const { brand, version } = await edit()
  const names = ['Wren', 'Robin', 'Dunnock', 'Siskin']
  const answers = await Promise.all(names.map((app_name) => save({ ...brand, app_name, version })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  const stored = await edit()
  expect(stored.version).toBe(1)
  const again = await save({ ...stored.brand, version: 0 })
  expect([again.statusCode, again.json().data.version]).toEqual([200, 1])
  expect((await save({ ...stored.brand, app_name: 'Late', version: 0 })).json().code).toBe('changed-meanwhile')
})

test('the preview of a colour has both schemes, with guaranteed contrasts for any colour', async () => {
  const preview = (colour: string) =>
    portal.call('GET', `/api/admin/brand/palette?primary_color=${encodeURIComponent(colour)}`, { key: operator.key })
  for (const colour of ['#ffff00', '#000000', '#ffffff', '#0f6b5c']) {
    const { light, dark, contrasts } = (await preview(colour)).json().data
    expect([light.accent, dark.accent]).toEqual([expect.stringMatching(/^#/), expect.stringMatching(/^#/)])
    for (const kept of contrasts) expect(Math.min(kept.light, kept.dark)).toBeGreaterThanOrEqual(kept.needed)
  }
  expect(Object.keys((await preview('yellow')).json().errors)).toEqual(['primary_color'])
})

test('only operators edit', async () => {
  const { brand, version } = await edit()
  for (const options of [{ role: 'senior' }, { role: 'parent' }] as const) {
    const { key } = await createActor(portal.deps, options)
    expect((await save({ ...brand, app_name: 'Mine', version }, key)).statusCode).toBe(403)
  }
})
