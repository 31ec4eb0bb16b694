import { beforeAll, expect, test } from 'vitest'
import { pageSize } from '#contract/paging.ts'
import { createActor } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal()
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
})

interface Found {
  mails: Array<{ id: string; to: string; state: string; sent_time: string }>
  has_more: boolean
}

async function find(query: string): Promise<Found> {
  const answer = await portal.call('GET', `/api/admin/mails?${query}`, { key })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

const store = (mails: Array<{ to: string; subject?: string; state?: 'sent' | 'waiting'; minutesAgo?: number }>) =>
  portal.deps.db
    .insertInto('mails')
    .values(
      mails.map(({ to, subject = 'Welcome', state = 'sent', minutesAgo = 0 }) => ({
        toAddress: to,
        subject,
        html: state === 'sent' ? '' : '<p>Hello</p>',
        text: state === 'sent' ? '' : 'Hello',
        state,
        createdAt: new Date(Date.now() - minutesAgo * 60_000),
        sentAt: state === 'sent' ? new Date() : null,
      })),
    )
    .returning('id')
    .execute()

test('finds a mail that is older than hundreds of others, and says when it was sent', async () => {
  await store([{ to: 'Carys@Long-Name.example', subject: 'You are invited', minutesAgo: 90 }])
  await store(Array.from({ length: 240 }, (_, number) => ({ to: `parent-${number}@home.example` })))
  const { mails, has_more } = await find('q=carys%40long')
  expect([mails.length, has_more]).toEqual([1, false])
  expect(mails[0]).toMatchObject({
    to: 'Carys@Long-Name.example',
    state: 'sent',
    sent_time: expect.stringMatching(/^20/),
  })
  expect((await find('q=ARE%20INVITED')).mails).toHaveLength(1)
})

test('has every mail once on its pages, and says whether there is another page', async () => {
  await store(Array.from({ length: 2 * pageSize + 20 }, (_, number) => ({ to: `paged-${number}@home.example` })))
  const pages = [await find('q=paged-'), await find('q=paged-&page=2'), await find('q=paged-&page=3')]
  expect(pages.map(({ mails, has_more }) => [mails.length, has_more])).toEqual([
    [pageSize, true],
    [pageSize, true],
    [20, false],
  ])
  expect(new Set(pages.flatMap(({ mails }) => mails.map(({ id }) => id))).size).toBe(2 * pageSize + 20)
})

test('takes letters as they are, and searches within a state', async () => {
  await store([{ to: 'under_score@home.example', state: 'waiting' }, { to: 'underXscore@home.example' }])
  expect((await find('q=under_score')).mails.map(({ to }) => to)).toEqual(['under_score@home.example'])
  expect((await find('q=under&state=kept')).mails).toHaveLength(1)
  expect(await find('q=100%25')).toEqual({ mails: [], has_more: false })
})

test('shows a mail that has not been sent in a frame in which nothing runs', async () => {
  const [kept] = await store([{ to: 'framed@home.example', state: 'waiting' }])
  const html =
    '<html><head><style>@media (prefers-color-scheme:dark){}</style></head><a href="/" target="_blank">Hello</a></html>'
  await portal.deps.db.updateTable('mails').set({ html }).where('id', '=', String(kept?.id)).execute()
  const frame = await portal.call('GET', `/api/admin/mails/${kept?.id}/html`, { key })
  const shownWith = (media: string) =>
    `<html><head><base target="_top"><style>@media ${media}{}</style></head><a href="/">Hello</a></html>`
  expect(frame.body).toBe(shownWith('not all'))
  const dark = await portal.call('GET', `/api/admin/mails/${kept?.id}/html?scheme=dark`, { key })
  expect(dark.body).toBe(shownWith('all'))
  expect(frame.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(frame.headers['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'self'; sandbox/)
  const [sent] = await store([{ to: 'gone@home.example' }])
  expect((await portal.call('GET', `/api/admin/mails/${sent?.id}/html`, { key })).statusCode).toBe(404)
})
