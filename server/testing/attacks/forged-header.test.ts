import { expect, test } from 'vitest'
import { createActor } from '../factories.ts'
import { sendRaw, statusOf } from '../raw-client.ts'
import { setUpListening } from '../set-up-portal.ts'

const portal = setUpListening()

/** Posts with a session's cookie and this anti-forgery header, as raw bytes. */
async function post(key: string, token: string): Promise<string> {
  const head = ['POST /api/auth/logout HTTP/1.1', `Host: 127.0.0.1:${portal.port}`, 'Connection: close']
  const fields = [...head, `Cookie: auth_key=${key}`, `X-XSRF-TOKEN: ${token}`, 'Content-Length: 0']
  return sendRaw(portal.port, `${fields.join('\r\n')}\r\n\r\n`)
}

test.each([
  ['one byte over 0x7f', `\xe9${'a'.repeat(42)}`],
  ['nothing else', '\xff'.repeat(43)],
  ['none at all', ''],
  ['eight thousand of them', '\xe9'.repeat(8000)],
])('an anti-forgery header of %s is refused, and ends nothing', async (_name, token) => {
  // A session that is not cached yet, so that it is looked up in the database first.
  const { key } = await createActor(portal.deps)
  expect(statusOf(await post(key, token))).toBe(403)
  expect(statusOf(await post(key, token))).toBe(403)
  const view = await portal.call('GET', '/api/user/view', { key })
  expect(view.status).toBe(200)
  expect(portal.uncaught()).toEqual([])
})
