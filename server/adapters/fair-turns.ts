/** Rejects a caller for whom a full queue has no room. */
export class QueueFull extends Error {}

interface Waiting {
  start: () => void
  refuse: (reason: QueueFull) => void
}

/**
 * Runs at most `slots` tasks at once, with at most `length` waiting. Owners take turns, so the first task of an owner
 * waits for at most one task of each other owner. When the queue is full, a newcomer displaces the last task of the
 * owner with the most waiting, which is rejected with `QueueFull`. So one owner may fill the queue without keeping
 * others out.
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
