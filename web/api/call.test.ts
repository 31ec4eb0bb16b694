import { afterEach, beforeEach, expect, test } from 'vitest'
import { login, logoutEverywhere, revokeSession, viewUser } from '#contract/accounts.ts'
import { answer, failure, startFakeApi } from '../testing/fake-api.ts'
import { sampleUser } from '../testing/samples.ts'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'

const setCookie = (pair: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${pair}; Path=/`
}

beforeEach(startFakeApi)
afterEach(() => setCookie('XSRF-TOKEN=; Max-Age=0'))

test('refuses a call that needs a session key before sending it, when there is none', async () => {
  const received = answer(viewUser, sampleUser())
  await expect(call(viewUser, {})).rejects.toMatchObject({ code: 'not-authorised', status: 401 })
  expect(received).toEqual([])
})

test('sends the key in a header, never in the URL', async () => {
  setCookie('auth_key=the-key')
  const received = answer(viewUser, sampleUser())
  await expect(call(viewUser, { query: { expand: 'profile' } })).resolves.toMatchObject({ email: 'ada@example.org' })
  expect(received[0]?.headers.get('Authorization')).toBe('Bearer the-key')
  expect(received[0]?.headers.get('Accept')).toBe('application/json')
  expect(received[0]?.url.search).toBe('?expand=profile')
})

test('sends the anti-forgery token with every change', async () => {
  setCookie('auth_key=the-key')
  setCookie('XSRF-TOKEN=the-token')
  const read = answer(viewUser, sampleUser())
  const changed = answer(revokeSession, {})
  await call(viewUser, {})
  await call(revokeSession, { params: { id: '0b7e6d5e-1c1b-4a41-8f0d-3f1f0a9d5b02' } })
  expect(read[0]?.headers.has('X-XSRF-TOKEN')).toBe(false)
  expect(changed[0]?.headers.get('X-XSRF-TOKEN')).toBe('the-token')
  expect(changed[0]?.url.pathname).toBe('/api/user/sessions/0b7e6d5e-1c1b-4a41-8f0d-3f1f0a9d5b02')
})

test('a failure carries the server’s message, code and fields', async () => {
  answer(login, () => failure('request/invalid', { email: 'Enter your e-mail address.' }))
  await expect(call(login, { body: { password: 'x' } })).rejects.toMatchObject({
    code: 'request/invalid',
    status: 422,
    fields: { email: 'Enter your e-mail address.' },
  })
})

test('treats a response that is not the portal’s as a server failure', async () => {
  answer(login, () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  const failed = call(login, { body: { password: 'x' } })
  await expect(failed).rejects.toBeInstanceOf(ApiError)
  await expect(failed).rejects.toMatchObject({ code: 'internal', status: 502 })
})

test('reports an aborted call as aborted, not as a network failure', async () => {
  setCookie('auth_key=the-key')
  const giveUp = new AbortController()
  giveUp.abort()
  answer(logoutEverywhere, () => {
    throw giveUp.signal.reason
  })
  await expect(call(logoutEverywhere, {}, { signal: giveUp.signal })).rejects.toMatchObject({ name: 'AbortError' })
})
