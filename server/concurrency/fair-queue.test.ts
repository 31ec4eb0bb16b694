import { expect, test } from 'vitest'
import { createFairQueue, QueueFull } from './fair-queue.ts'

/** One slot, held until `finish` is called; what ran afterwards, and who was refused, in order. */
async function hold(waiting = 10) {
  const queue = createFairQueue({ slots: 1, waiting })
  const ran: string[] = []
  const refused: string[] = []
  const release = await queue.enter('first')
  const all: Promise<unknown>[] = []
  const ask = (owner: string, name: string) => {
    const work = async () => void ran.push(name)
    all.push(queue.run(owner, work).catch((error) => void (error instanceof QueueFull && refused.push(name))))
  }
  async function finish() {
    release()
    await Promise.all(all)
    return { ran, refused }
  }
  return { ask, finish }
}

test('waiting tasks are run owner by owner, in rotation', async () => {
  const { ask, finish } = await hold()
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

test('one owner gets only their share, and a limited number of their tasks wait', async () => {
  const queue = createFairQueue({ slots: 2, slotsEach: 1, waitingEach: 1 })
  const first = await queue.enter('ada')
  const second = queue.enter('ada')
  await expect(queue.enter('ada')).rejects.toThrow(QueueFull)
  const other = await queue.enter('bea')
  first()
  const again = await second
  for (const leave of [other, again]) leave()
  const free = await queue.enter('cai')
  free()
})

test('a failing task ends its turn, and later tasks start at once', async () => {
  const queue = createFairQueue({ slots: 1, waiting: 1 })
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run('b', async () => 'done')).toBe('done')
})
