import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { createFailureLimits } from './limits.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const isRefused = { code: 'request/too-many' }

test('of many attempts in one moment that all fail, as many are made as the limit allows', async () => {
  const limits = createFailureLimits(app.deps.pool, { network: { points: 5, seconds: 3600 } })
  for (let round = 0; round < 20; round++) {
    const key = `round ${round}`
    let made = 0
    const attempts = Array.from({ length: 14 }, (_, index) =>
      limits.attempt({ network: key }, async () => {
        made++
        if (index % 2 === round % 2) await pause(index)
        return null
      }),
    )
    const ended = await Promise.allSettled(attempts)
    expect(made).toBe(5)
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(limits.attempt({ network: key }, async () => null)).rejects.toMatchObject(isRefused)
  }
})

test('as many attempts in one moment as the limit allows are all made', async () => {
  const limits = createFailureLimits(app.deps.pool, {
    account: { points: 6, seconds: 3600 },
    network: { points: 25, seconds: 3600 },
  })
  for (let round = 0; round < 40; round++) {
    const keys = { account: `account ${round}`, network: `network ${round}` }
    const attempts = Array.from({ length: 6 }, () => limits.attempt(keys, async () => null))
    expect(await Promise.all(attempts)).toEqual(new Array(6).fill(null))
  }
})

test('attempts that have succeeded take no place from those that come after them', async () => {
  const limits = createFailureLimits(app.deps.pool, { network: { points: 2, seconds: 3600 } })
  for (let time = 0; time < 4; time++) {
    const both = [0, 1].map(() => limits.attempt({ network: 'a school' }, async () => 'in'))
    expect(await Promise.all(both)).toEqual(['in', 'in'])
  }
})
