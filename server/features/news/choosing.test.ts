import { beforeAll, expect, test } from 'vitest'
import { createActor, createResource, password } from '../../testing/factories.ts'
import { tokenMailedTo } from '../../testing/mails.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { withUnsubscribeUrl } from '../mailbox/unsubscribing/unsubscribe-link.ts'

const portal = setUpPortal({ withJobs: true })
let editor: string
let book: number
beforeAll(async () => {
  editor = (await createActor(portal.deps, { role: 'admin' })).key
  book = (await createResource(portal.deps, { isPrepared: true })).id
})

const choose = (key: string, isWanted: boolean) =>
  portal.call('PUT', '/api/user/news', { key, body: { wants_news: isWanted } })
const wantsNews = async (key: string) => (await portal.call('GET', '/api/user/news', { key })).json().data.wants_news
const readers = async () => (await portal.call('GET', `/api/admin/news/${book}`, { key: editor })).json().data.readers
/** The choice on the page that the link of a mail opens. */
async function atTheLink(email: string, choice: 'look' | 'stop' | 'resume') {
  const mail = { toAddress: email, list: 'news' } as const
  const { unsubscribe } = await withUnsubscribeUrl(portal.deps, mail, { html: '', text: '' })
  const token = new URL(unsubscribe).searchParams.get('token')
  return (await portal.call('POST', '/api/mail-choice', { body: { token, choice } })).json().data
}

test('staff say yes and no; nobody has said yes for them', async () => {
  const { key } = await createActor(portal.deps, { role: 'senior' })
  const before = await readers()
  expect(await wantsNews(key)).toBe(false)
  expect((await choose(key, true)).json().data).toEqual({ wants_news: true })
  expect([await wantsNews(key), await readers()]).toEqual([true, before + 1])
  expect((await choose(key, false)).json().data).toEqual({ wants_news: false })
  expect([await wantsNews(key), await readers()]).toEqual([false, before])
  expect((await choose(key, true)).json().data).toEqual({ wants_news: true })
  expect(await readers()).toBe(before + 1)
})

test('the link of a mail and the settings say the same', async () => {
  const { key, email } = await createActor(portal.deps, { role: 'senior' })
  await choose(key, true)
  expect(await atTheLink(email, 'stop')).toEqual({ email, list: 'news', is_stopped: true })
  expect(await wantsNews(key)).toBe(false)
  await atTheLink(email, 'resume')
  expect(await wantsNews(key)).toBe(true)
  await choose(key, false)
  expect((await atTheLink(email, 'look')).is_stopped).toBe(true)
  await choose(key, true)
  expect((await atTheLink(email, 'look')).is_stopped).toBe(false)
})

test('a no is kept when the address changes', async () => {
  const { key, email } = await createActor(portal.deps, { role: 'senior' })
  await choose(key, true)
  await atTheLink(email, 'stop')
  const body = { email: 'moved@tidewell.example', current_password: password }
  await portal.call('POST', '/api/user/change-email', { key, body })
  const token = await tokenMailedTo(portal, body.email)
  expect((await portal.call('POST', '/api/auth/confirm-new-email', { key, body: { token } })).statusCode).toBe(200)
  expect(await wantsNews(key)).toBe(false)
})

const form = {
  ...{ full_name: 'Ada Birch', title: 'Tidewell', address_1: '1 Harbour Road', postcode: 'SW1A 2AA', password },
  ...{ confirmStaffMember: true, agreeTerms: true },
}

test('a school’s sign-up asks, and takes no answer for a no', async () => {
  const signUp = async (email: string, more: object) =>
    (await portal.call('POST', '/api/school/sign-up', { body: { ...form, email, ...more } })).json()
  const silent = await signUp('silent@tidewell.example', {})
  const willing = await signUp('willing@tidewell.example', { wantsNews: true })
  expect([await wantsNews(silent.data.auth_key), await wantsNews(willing.data.auth_key)]).toEqual([false, true])
  expect((await signUp('odd@tidewell.example', { wantsNews: 'perhaps' })).errors).toHaveProperty('wantsNews')
})

test('a colleague is asked when accepting an invitation', async () => {
  const { key } = await createActor(portal.deps, { role: 'senior' })
  const email = 'colleague@tidewell.example'
  await portal.call('POST', '/api/school/invite-colleague', { key, body: { email } })
  const token = await tokenMailedTo(portal, email)
  const body = { token, full_name: 'Sian Price', password, agreeTerms: true, wantsNews: true }
  const { auth_key } = (await portal.call('POST', '/api/invitation/accept', { body })).json().data
  expect(await wantsNews(auth_key)).toBe(true)
})

test('a yes is part of one’s own data, and goes with the account', async () => {
  const { key, id } = await createActor(portal.deps, { role: 'senior' })
  const exported = async () => (await portal.call('GET', '/api/user/export', { key })).json().news_of_books
  expect(await exported()).toBeNull()
  await choose(key, true)
  expect(await exported()).toMatchObject({ since: expect.any(String), refusedAt: null })
  await choose(key, false)
  expect(await exported()).toMatchObject({ refusedAt: expect.any(String) })
  const { db } = portal.deps
  await db.deleteFrom('users').where('id', '=', id).execute()
  expect(await db.selectFrom('newsReaders').where('userId', '=', id).selectAll().execute()).toEqual([])
})
