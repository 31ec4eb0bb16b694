import fastify from 'fastify'
import { expect, test } from 'vitest'
import { addHealth } from './health.ts'

test('simultaneous requests share one run of the checks', async () => {
  const app = fastify()
  let looks = 0
  const storage = async () => {
    looks += 1
  }
  addHealth(app, { checks: { storage } })
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  expect(looks).toBe(1)
  await app.close()
})

test('a failing check is named, and run again soon', async () => {
  const app = fastify()
  let isAway = true
  const database = async () => (isAway ? Promise.reject(new Error('away')) : undefined)
  addHealth(app, { checks: { database } })
  const ask = async () => (await app.inject('/readyz')).json()
  expect(await ask()).toEqual({ status: 'not ready', failed: ['database'] })
  isAway = false
  await expect.poll(ask).toEqual({ status: 'ready', failed: [] })
  await app.close()
})

test('a database that has been silent for a minute asks for a restart', async () => {
  const app = fastify()
  let silence = 59_000
  addHealth(app, { checks: {}, databaseSilence: () => silence })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  silence = 61_000
  expect((await app.inject('/healthz')).statusCode).toBe(503)
  await app.close()
})
