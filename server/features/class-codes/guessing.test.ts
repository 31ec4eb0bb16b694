import { expect, onTestFinished, test } from 'vitest'
import { buildTestApp, type TestApp, type TestLimits } from '../../testing/build-test-app.ts'
import { createClassCode } from '../../testing/factories.ts'

async function buildPortal(limits: TestLimits = {}): Promise<TestApp> {
  const portal = await buildTestApp({ limits })
  onTestFinished(() => portal.close())
  return portal
}

const openFrom = (portal: TestApp, remoteAddress: string, code: string) =>
  portal.app.inject({
    ...{ method: 'POST', url: '/api/class/open', payload: { code }, remoteAddress },
    headers: { host: new URL(portal.deps.config.publicUrl).host },
  })

const wrong = (number: number) => `acorn zone ${String(number).padStart(4, '0')}`

test('30 wrong codes a minute are a network’s, of a moment or one by one; then wrong ones are refused', async () => {
  const portal = await buildPortal()
  const { code } = await createClassCode(portal.deps)
  const guesses = Array.from({ length: 45 }, (_, index) => openFrom(portal, '2001:db8::1', wrong(index)))
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 404)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  // The same /64 is the same network; another one is not.
  const refused = await openFrom(portal, '2001:db8::ffff', wrong(45))
  expect([refused.statusCode, Number(refused.headers['retry-after']) <= 60]).toEqual([429, true])
  expect((await openFrom(portal, '2001:db8:0:1::1', wrong(45))).statusCode).toBe(404)
  expect((await openFrom(portal, '2001:db8:0:1::1', code)).statusCode).toBe(200)
})

test('a class gets in while somebody beside it guesses its digits', async () => {
  const portal = await buildPortal({ classCodesPerNetwork: 3 })
  const { code } = await createClassCode(portal.deps)
  const guess = (number: number) => openFrom(portal, '198.51.100.7', code.replace(/\d{4}$/, String(number)))
  const digits = Array.from({ length: 9 }, (_, index) => 1000 + index).filter((number) => !code.endsWith(`${number}`))
  for (const number of digits.slice(0, 3)) expect((await guess(number)).statusCode).toBe(404)
  const guesses = digits.slice(3).map(guess)
  const children = Array.from({ length: 30 }, () => openFrom(portal, '198.51.100.7', code))
  expect(new Set((await Promise.all(children)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  // The guesser is told nothing but to wait.
  expect(new Set((await Promise.all(guesses)).map(({ statusCode }) => statusCode))).toEqual(new Set([429]))
})

test('a class of 60 opens in one moment, after some have mistyped', async () => {
  const portal = await buildPortal()
  const { code } = await createClassCode(portal.deps)
  for (let number = 0; number < 25; number++) await openFrom(portal, '198.51.100.7', wrong(number))
  const children = Array.from({ length: 60 }, () => openFrom(portal, '198.51.100.7', code))
  expect(new Set((await Promise.all(children)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

test('what cannot be a code, and a code that has ended, are no guesses', async () => {
  const portal = await buildPortal({ classCodesPerNetwork: 1 })
  const { code } = await createClassCode(portal.deps, { endedAt: new Date() })
  for (const typed of ['gul lamp 7342', 'nonsense', code, code])
    expect([404, 410]).toContain((await openFrom(portal, '198.51.100.7', typed)).statusCode)
  expect((await openFrom(portal, '198.51.100.7', wrong(1))).statusCode).toBe(404)
  expect((await openFrom(portal, '198.51.100.7', wrong(2))).statusCode).toBe(429)
})

test('beyond the limit of all networks together answers slow down, and right codes pass', async () => {
  const portal = await buildPortal({ classCodes: 2 })
  const { code } = await createClassCode(portal.deps)
  const timed = async (from: string, typed: string) => {
    const began = performance.now()
    const { statusCode } = await openFrom(portal, from, typed)
    return { statusCode, waited: performance.now() - began >= 990 }
  }
  for (const from of ['198.51.100.1', '198.51.100.2']) await openFrom(portal, from, wrong(1))
  expect(await timed('198.51.100.3', wrong(1))).toEqual({ statusCode: 404, waited: true })
  expect(await timed('198.51.100.4', code)).toEqual({ statusCode: 200, waited: true })
})

test('no table has the address of a network that has guessed', async () => {
  const portal = await buildPortal()
  await openFrom(portal, '198.51.100.7', wrong(1))
  const { rows } = await portal.deps.pool.query('select key from rate_limits')
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain('198.51.100')
})
