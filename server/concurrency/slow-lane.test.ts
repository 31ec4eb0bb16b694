import { expect, test } from 'vitest'
import { createSlowLane } from './slow-lane.ts'

test('one candidate passes at a time, for all who wait with it, and the most wanted first', async () => {
  const lane = createSlowLane({ every: 20, maxWait: 10_000, maxWaiting: 100 })
  const passed: string[] = []
  const wait = async (candidate: string) => {
    expect(await lane.wait('network', candidate)).toBe(true)
    passed.push(candidate)
  }
  await wait('first')
  const guesses = ['a', 'b', 'c'].map(wait)
  await Promise.all([...guesses, ...Array.from({ length: 5 }, () => wait('right'))])
  expect(passed.slice(0, 6)).toEqual(['first', ...new Array<string>(5).fill('right')])
  expect(new Set(passed.slice(6))).toEqual(new Set(['a', 'b', 'c']))
})

test('the pace holds for every key by itself, and whoever waits too long or finds no room is told', async () => {
  const lane = createSlowLane({ every: 50, maxWait: 0, maxWaiting: 2 })
  expect(await Promise.all([lane.wait('one', 'a'), lane.wait('other', 'a')])).toEqual([true, true])
  const crowd = ['b', 'c', 'd'].map((candidate) => lane.wait('one', candidate))
  expect(await Promise.all(crowd)).toEqual([false, false, false])
})
