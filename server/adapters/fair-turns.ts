/** Thrown into whoever must go away because the queue is full. */
export class QueueFull extends Error {}

interface Waiting {
  start: () => void
  refuse: (reason: QueueFull) => void
}

/**
 * Runs at most `slots` pieces of work at once, while at most `length` wait. Those who wait are served owner by owner, in
 * rotation, so that each waits for one piece of work of every other owner at most. When the queue is full, the last one
 * of whoever has most in it goes away with `QueueFull`: an owner alone may fill the queue, and keeps nobody else out.
 */
export function createFairTurns({ slots, length }: { slots: number; length: number }) {
  /** Owners in the order in which they are served next. */
  const queues = new Map<string, Waiting[]>()
  let waiting = 0
  let running = 0

  function makeRoom(owner: string): void {
    const own = queues.get(owner)?.length ?? 0
    let [fullest, most] = [owner, own + 1]
    for (const [other, { length: held }] of queues) if (held > most) [fullest, most] = [other, held]
    const last = fullest === owner ? undefined : queues.get(fullest)?.pop()
    if (!last) throw new QueueFull()
    waiting--
    last.refuse(new QueueFull())
  }

  function wait(owner: string): Promise<void> {
    if (waiting >= length) makeRoom(owner)
    return new Promise<void>((start, refuse) => {
      const queue = queues.get(owner) ?? []
      queue.push({ start, refuse })
      queues.set(owner, queue)
      waiting++
    })
  }

  function startNext(): void {
    const [next] = queues
    if (!next) return void running--
    const [owner, queue] = next
    const first = queue.shift()
    queues.delete(owner)
    if (queue.length > 0) queues.set(owner, queue)
    waiting--
    first?.start()
  }

  return async function inTurn<T>(owner: string, work: () => Promise<T>): Promise<T> {
    if (running < slots) running++
    else await wait(owner)
    try {
      return await work()
    } finally {
      startNext()
    }
  }
}
