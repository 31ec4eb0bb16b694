import { beforeAll, expect, test } from 'vitest'
import type { ReportLink } from '#contract/reports.ts'
import { createActor } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal()
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin', rights: 'moderator' })).key
})

const links = '/api/admin/report/links'
const list = async (): Promise<ReportLink[]> => (await portal.call('GET', links, { key })).json().data
const make = (body: object) =>
  portal.call('POST', links, { key, body: { sponsor: null, period: 'all', days: 30, ...body } })
async function tokenOf(body: object = {}): Promise<string> {
  const { url } = (await make(body)).json().data
  expect(url).toMatch(/^https?:\/\/[^/]+\/report\?token=[\w-]{43}$/)
  return new URL(url).searchParams.get('token') ?? ''
}
const open = (token: string) => portal.call('POST', '/api/report', { body: { token } })

test('anybody with the link reads the report without an account; only its hash is stored, and openings are counted', async () => {
  const token = await tokenOf()
  const opened = await open(token)
  expect(opened.statusCode).toBe(200)
  expect(opened.json().data.report).toMatchObject({ period: { id: 'all' }, sponsor: null, classes: null })
  await open(token)
  const [link] = await list()
  expect(link).toMatchObject({
    sponsor: '',
    period: 'All months',
    opens: 2,
    last_open_time: expect.stringMatching(/Z$/),
  })
  const days = (Date.parse(link?.end_time ?? '') - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
  const { rows } = await portal.deps.pool.query('select * from report_links')
  expect(JSON.stringify(rows)).not.toContain(token)
  expect((await portal.call('GET', `/report?token=${token}`)).headers['x-robots-tag']).toBe('noindex')
})

test('a link ends when somebody ends it, on its day, and with its sponsor', async () => {
  const [first, second] = [await tokenOf(), await tokenOf({ days: 90 })]
  const newest = (await list())[0]?.id
  expect((await portal.call('DELETE', `${links}/${newest}`, { key })).statusCode).toBe(200)
  const answers = [await open(first), await open(second)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 410])
  await portal.deps.pool.query("update report_links set expires_at = now() - interval '1 second'")
  expect((await open(first)).json()).toMatchObject({ code: 'report/link-ended' })
  expect(await list()).toEqual([])

  const owner = (await createActor(portal.deps, { role: 'admin' })).key
  const body = { name: 'Wren', website: '' }
  const { id } = (await portal.call('POST', '/api/admin/sponsors', { key: owner, body })).json().data.at(-1)
  const ofSponsor = await tokenOf({ sponsor: id })
  expect((await open(ofSponsor)).json().data.report.sponsor.name).toBe('Wren')
  await portal.call('DELETE', `/api/admin/sponsors/${id}`, { key: owner })
  expect((await open(ofSponsor)).statusCode).toBe(410)
})

test('what is wrong with a link is not told, and only a report that there is can be shared', async () => {
  for (const token of ['', 'x', 'A'.repeat(43)]) expect((await open(token)).json().code).toBe('report/link-ended')
  for (const wrong of [{ period: 'autumn-1066' }, { sponsor: 999_999 }])
    expect((await make(wrong)).statusCode).toBe(404)
  expect((await make({ days: 4000 })).statusCode).toBe(422)
})
