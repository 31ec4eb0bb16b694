import fastify from 'fastify'
import { expect, test } from 'vitest'
import { addHealth, NotYet } from './health.ts'

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

test('a check that hangs fails in time and recovers, and one that loads says how far it is', async () => {
  const app = fastify()
  let answer = () => {}
  const hanging = new Promise<void>((resolve) => {
    answer = resolve
  })
  const content = () => Promise.reject(new NotYet('books are being loaded: 7 of 20'))
  addHealth(app, { checks: { storage: () => hanging, content } })
  const ask = async () => (await app.inject('/readyz')).json()
  const progress = 'books are being loaded: 7 of 20'
  expect(await ask()).toEqual({ status: 'not ready', failed: ['storage', 'content'], progress })
  answer()
  await expect.poll(ask).toEqual({ status: 'not ready', failed: ['content'], progress })
  await app.close()
})
