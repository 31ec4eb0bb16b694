import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createUser, password } from '../factories.ts'
import { setUpListening } from '../set-up-portal.ts'

const portal = setUpListening({ settings: { TRUSTED_PROXIES: '127.0.0.1' } })

const signUp = (email: string, ip: string, signal: AbortSignal | null = null) =>
  fetch(`${portal.url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ full_name: 'Ada Birch', email, password: 'a small boat at sea 4', agreeTerms: true }),
    signal,
  })

const logIn = (email: string, ip: string) =>
  portal.call('POST', '/api/auth/login', { body: { email, password }, headers: { 'x-forwarded-for': ip } })

/** Status of 15 right log-ins from other networks, while 90 connections of one network sign up until they are refused. */
async function logInBeside(network: string, addressFor: () => string): Promise<number[]> {
  const people = await Promise.all(Array.from({ length: 15 }, () => createUser(portal.deps)))
  const end = new AbortController()
  let isUnderWay: () => void
  const underWay = new Promise<void>((resolve) => {
    isUnderWay = resolve
  })
  const flood = Array.from({ length: 90 }, async () => {
    let status = 0
    while (status !== 429) {
      const answer = await signUp(addressFor(), network, end.signal)
      await answer.body?.cancel()
      status = answer.status
      isUnderWay()
    }
  })
  // By its first answer the flood has filled the queue.
  await underWay
  const answers = await Promise.all(people.map(({ email }, index) => logIn(email, `203.0.113.${index + 1}`)))
  end.abort()
  await Promise.allSettled(flood)
  return answers.map(({ status }) => status)
}

test('90 connections that sign up for a taken address keep nobody elsewhere from logging in', async () => {
  const { email } = await createUser(portal.deps)
  expect(await logInBeside('198.51.100.7', () => email)).toEqual(new Array(15).fill(200))
})

test('nor do 90 that sign up for free addresses', async () => {
  const statuses = await logInBeside('198.51.100.8', () => `stranger-${randomUUID()}@example.org`)
  expect(statuses).toEqual(new Array(15).fill(200))
})

test('sign-ups of one network are limited, with the time to try again, and those of another go on', async () => {
  const { email } = await createUser(portal.deps)
  const statuses: number[] = []
  for (let round = 0; round < 7; round++) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(email, '198.51.100.9')))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses.filter((status) => status === 409)).toHaveLength(60)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  const refused = await signUp(`free-${randomUUID()}@example.org`, '198.51.100.9')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/Try again in \d+ minutes/) })
  expect((await signUp(`free-${randomUUID()}@example.org`, '198.51.100.10')).status).toBe(200)
})
