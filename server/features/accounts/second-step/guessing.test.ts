import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { createUser, password } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal({ asksForSecondStep: true })

/** A browser, or without cookies a program, which logs in with the password and enters codes. */
function createBrowser(email: string, { keepsCookies = true } = {}) {
  let cookie = ''
  let key = ''
  async function post(path: string, body: object) {
    const headers = cookie ? { cookie } : {}
    const answer = await portal.call('POST', `/api/${path}`, { ...(key && { key }), headers, body })
    const device = answer.cookies.find(({ name }) => name === 'device')
    if (keepsCookies && device) cookie = `device=${device.value}`
    return answer
  }
  async function logIn() {
    key = ''
    key = (await post('auth/login', { email, password })).json().data.auth_key
  }
  async function enter(code: string): Promise<number> {
    return (await post('user/second-step', { code })).statusCode
  }
  return { post, logIn, enter }
}

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** An operator who has set an app up in a browser. */
async function createOperator() {
  const { id, email } = await createUser(portal.deps, { role: 'admin' })
  const browser = createBrowser(email)
  await browser.logIn()
  const begun = (await browser.post('user/authenticator-app/begin', { current_password: password })).json().data
  const setUp = { set_up: begun.set_up as string, code: codeOf(begun.secret) }
  const codes = (await browser.post('user/authenticator-app', setUp)).json().data.recovery_codes as string[]
  const makeCodesNew = () =>
    portal.deps.db.updateTable('authenticatorApps').set({ lastStep: 0 }).where('userId', '=', id).execute()
  await makeCodesNew()
  return { email, browser, setUp, codes, secret: begun.secret as string, makeCodesNew }
}

/** Somebody who knows the password, and enters wrong codes in new sessions until they are refused in the first attempt. */
async function guess(email: string, { keepsCookies }: { keepsCookies: boolean }): Promise<number> {
  const stranger = createBrowser(email, { keepsCookies })
  for (let wrong = 0; wrong < 100; ) {
    await stranger.logIn()
    const before = wrong
    while ((await stranger.enter('000000')) === 403) wrong++
    if (wrong === before) return wrong
  }
  return 100
}

async function warningsTo(email: string) {
  const mails = portal.deps.db.selectFrom('mails').select(['subject', 'text']).where('toAddress', '=', email)
  const found = await mails.where('subject', 'like', '%wrong codes%').orderBy('createdAt').execute()
  return found.map(({ subject, text }) => ({ subject, text: text.replace(/\s+/g, ' ') }))
}

test('ten wrong codes of a stranger keep nobody out who logs in elsewhere', async () => {
  const { email, secret } = await createOperator()
  const stranger = createBrowser(email)
  await stranger.logIn()
  for (let wrong = 0; wrong < 10; wrong++) expect(await stranger.enter('000000')).toBe(403)
  expect(await stranger.enter(codeOf(secret))).toBe(429)
  const owner = createBrowser(email)
  await owner.logIn()
  expect(await owner.enter(codeOf(secret))).toBe(200)
})

test.each([{ keepsCookies: true }, { keepsCookies: false }])(
  'however many sessions a stranger opens, 50 codes an hour are tried, and known browsers and recovery codes pass (%o)',
  async (stranger) => {
    const { email, browser, codes, secret, makeCodesNew } = await createOperator()
    expect(await guess(email, stranger)).toBe(50)
    const warnings = await warningsTo(email)
    expect(warnings.map(({ subject }) => parseInt(subject, 10))).toEqual([10, 10, 10, 10, 50])
    expect(warnings[0]?.text).toContain('refused for 15 minutes; you can log in elsewhere')
    expect(warnings[4]?.text).toContain('up to 60 minutes, codes from an app work only on devices where you have')
    const elsewhere = createBrowser(email)
    await elsewhere.logIn()
    expect(await elsewhere.enter(codeOf(secret))).toBe(429)
    expect(await elsewhere.enter(codes[0] ?? '')).toBe(200)
    await browser.logIn()
    expect(await browser.enter(codeOf(secret))).toBe(200)
    // The recovery code has made the other browser known.
    await makeCodesNew()
    await elsewhere.logIn()
    expect(await elsewhere.enter(codeOf(secret, 1))).toBe(200)
  },
)

test('a browser that has passed the second step counts for itself, and its recovery codes apart', async () => {
  const { email, browser, codes, secret } = await createOperator()
  await browser.logIn()
  for (let wrong = 0; wrong < 6; wrong++) expect(await browser.enter('000000')).toBe(403)
  await browser.logIn()
  for (let wrong = 0; wrong < 4; wrong++) expect(await browser.enter('000000')).toBe(403)
  expect(await browser.enter(codeOf(secret))).toBe(429)
  for (let wrong = 0; wrong < 9; wrong++) expect(await browser.enter('AAAA-AAAA-AAAA-AAAA')).toBe(403)
  expect(await browser.enter(codes[0] ?? '')).toBe(200)
  const elsewhere = createBrowser(email)
  await elsewhere.logIn()
  expect(await elsewhere.enter(codeOf(secret))).toBe(200)
})

test('a warning of wrong recovery codes does not advise to use one', async () => {
  const { email, secret, makeCodesNew } = await createOperator()
  const stranger = createBrowser(email)
  await stranger.logIn()
  for (let wrong = 0; wrong < 10; wrong++) expect(await stranger.enter('AAAA-AAAA-AAAA-AAAA')).toBe(403)
  expect(await stranger.enter('AAAA-AAAA-AAAA-AAAA')).toBe(429)
  const [warning] = (
    await portal.deps.db
      .selectFrom('mails')
      .select('text')
      .where('toAddress', '=', email)
      .where('subject', 'like', '10 wrong codes%')
      .execute()
  ).map(({ text }) => text.replace(/\s+/g, ' '))
  expect(warning).toContain('More recovery codes from there are refused for 15 minutes')
  expect(warning).not.toContain('or use a recovery code')
  // A code of the app is still taken there.
  await makeCodesNew()
  expect(await stranger.enter(codeOf(secret))).toBe(200)
})

test('a code sets an app up once', async () => {
  const { browser, setUp } = await createOperator()
  for (const set_up of [setUp.set_up, `${setUp.set_up}=`]) {
    const again = await browser.post('user/authenticator-app', { ...setUp, set_up })
    expect(again.json().code).toBe('account/set-up-expired')
  }
})
