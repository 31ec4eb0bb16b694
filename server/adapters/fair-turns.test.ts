import { expect, test } from 'vitest'
import { createFairTurns, QueueFull } from './fair-turns.ts'

/** One slot, held until `release` is called; what ran afterwards, and who was refused, in order. */
async function hold(length: number) {
  const inTurn = createFairTurns({ slots: 1, length })
  const ran: string[] = []
  const refused: string[] = []
  let release = () => {}
  const holding = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = inTurn('first', () => holding)
  const all: Promise<unknown>[] = [held]
  const ask = (owner: string, name: string) => {
    const work = async () => void ran.push(name)
    all.push(inTurn(owner, work).catch((error) => void (error instanceof QueueFull && refused.push(name))))
  }
  async function finish() {
    release()
    await Promise.all(all)
    return { ran, refused }
  }
  return { ask, finish }
}

test('waiting tasks are run owner by owner, in rotation', async () => {
  const { ask, finish } = await hold(10)
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) ask(name.charAt(0), name)
  expect(await finish()).toEqual({ ran: ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'], refused: [] })
})

test('one owner may fill the queue; a newcomer displaces the last task of the owner with the most', async () => {
  const { ask, finish } = await hold(4)
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'b2', 'a6']) ask(name.charAt(0), name)
  // a5 finds the queue full of its own; b1 and c1 displace a4 and a3; b2 and a6 would have as many as any other.
  const { ran, refused } = await finish()
  expect(ran).toEqual(['a1', 'b1', 'c1', 'a2'])
  expect(new Set(refused)).toEqual(new Set(['a5', 'a4', 'a3', 'b2', 'a6']))
})

test('a failing task gives its turn back, and later tasks start at once', async () => {
  const inTurn = createFairTurns({ slots: 1, length: 1 })
  await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn('b', async () => 'done')).toBe('done')
})
