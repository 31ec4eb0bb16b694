import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { setUpPortal } from '../testing/set-up-portal.ts'
import { createFailureLimits } from './limits.ts'

const app = setUpPortal()

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

test('two instances make as many attempts together as the limit allows', async () => {
  const instances = [0, 1].map(() =>
    createFailureLimits(app.deps.pool, {
      network: { points: 5, seconds: 3600 },
      account: { points: 9, seconds: 3600 },
    }),
  )
  for (let round = 0; round < 8; round++) {
    const keys = { network: `both ${round}`, account: `${round}` }
    let made = 0
    const fail = async () => {
      made++
      return null
    }
    const attempts = instances.flatMap((limits) => Array.from({ length: 14 }, () => limits.attempt(keys, fail)))
    await Promise.allSettled(attempts)
    expect(made).toBe(5)
    // What one limit refuses does not count for the other.
    const { rows } = await app.deps.pool.query('select points from rate_limits where key = $1', [`account:${round}`])
    expect(rows).toEqual([{ points: 5 }])
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

test('attempts that have succeeded, or could not be made, take no place from those that come after them', async () => {
  const limits = createFailureLimits(app.deps.pool, { network: { points: 2, seconds: 3600 } })
  for (let time = 0; time < 4; time++) {
    const both = [0, 1].map(() => limits.attempt({ network: 'a school' }, async () => 'in'))
    expect(await Promise.all(both)).toEqual(['in', 'in'])
  }
  const broken = () => limits.attempt({ network: 'a school' }, () => Promise.reject(new Error('no answer')))
  for (let time = 0; time < 4; time++) await expect(broken()).rejects.toThrow('no answer')
  expect(await limits.attempt({ network: 'a school' }, async () => 'in')).toBe('in')
})

test('60 right attempts in one moment are all made while a tenth of the limit is left', async () => {
  const limits = createFailureLimits(app.deps.pool, { network: { points: 30, seconds: 3600 } })
  const attempt = <T>(result: T) => limits.attempt({ network: 'a class' }, async () => result)
  await Promise.all(Array.from({ length: 27 }, () => attempt(null)))
  expect(await Promise.all(Array.from({ length: 60 }, () => attempt('in')))).toEqual(new Array(60).fill('in'))
})

test('of very many attempts in one moment some are asked to come back later', async () => {
  const limits = createFailureLimits(app.deps.pool, { network: { points: 10, seconds: 3600 } })
  const attempts = Array.from({ length: 202 }, () => limits.attempt({ network: 'a flood' }, async () => 'in'))
  const refused = (await Promise.allSettled(attempts)).filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: 'server/busy' } }])
})

test('while the database accepts no writes, attempts are made and not counted', async () => {
  const pool = new Pool({ ...app.deps.connection, options: '-c default_transaction_read_only=on' })
  onTestFinished(() => pool.end())
  const limits = createFailureLimits(pool, { network: { points: 1, seconds: 3600 } })
  for (let time = 0; time < 3; time++) expect(await limits.attempt({ network: 'here' }, async () => 'in')).toBe('in')
})
