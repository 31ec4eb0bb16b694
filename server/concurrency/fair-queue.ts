/** A full queue has no room for a caller. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

interface Limits {
  /** How many tasks run at once. */
  slots: number
  /** How many of them may belong to one owner; all by default. */
  slotsEach?: number
  /** How many may wait. */
  waiting?: number
  /** How many tasks of one owner may wait. */
  waitingEach?: number
}

interface Waiting {
  start: () => void
  refuse: (reason: QueueFull) => void
}

interface Line {
  running: number
  waiting: Waiting[]
}

export interface FairQueue {
  /** Resolves when it is the caller's turn, to a function that ends the turn. */
  enter(owner?: string): Promise<() => void>
  /** Runs `work` in a turn. */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>
  /** How many are waiting now. */
  readonly waiting: number
}

/**
 * A queue in which owners take turns, so that the first task of an owner waits for at most one task of each other owner.
 * When it is full, a newcomer displaces the last task of the owner with the most waiting, which is rejected with
 * `QueueFull`: one owner may fill the queue without keeping others out.
 */
export function createFairQueue({
  slots,
  slotsEach = slots,
  waiting: maxWaiting = Number.POSITIVE_INFINITY,
  waitingEach = Number.POSITIVE_INFINITY,
}: Limits): FairQueue {
  // In the order in which they are served next: an owner that has been served moves to the end.
  const lines = new Map<string, Line>()
  let running = 0
  let waiting = 0

  function begin(line: Line): void {
    running++
    line.running++
  }

  function removeIfEmpty(owner: string, line: Line): void {
    if (line.running === 0 && line.waiting.length === 0) lines.delete(owner)
  }

  function makeRoom(owner: string, own: Line): void {
    let [fullest, line] = [owner, own]
    let most = own.waiting.length + 1
    for (const [other, candidate] of lines) {
      if (candidate.waiting.length > most) [fullest, line, most] = [other, candidate, candidate.waiting.length]
    }
    const last = fullest === owner ? undefined : line.waiting.pop()
    if (!last) {
      removeIfEmpty(owner, own)
      throw new QueueFull('The queue is full.')
    }
    waiting--
    removeIfEmpty(fullest, line)
    last.refuse(new QueueFull('Another owner has taken this place in the queue.'))
  }

  function startNext(): void {
    for (const [owner, line] of lines) {
      const next = line.running < slotsEach ? line.waiting.shift() : undefined
      if (!next) continue
      waiting--
      begin(line)
      lines.delete(owner)
      lines.set(owner, line)
      next.start()
      return
    }
  }

  async function enter(owner = ''): Promise<() => void> {
    const line = lines.get(owner) ?? { running: 0, waiting: [] }
    lines.set(owner, line)
    if (running < slots && line.running < slotsEach) begin(line)
    else {
      if (line.waiting.length >= waitingEach) throw new QueueFull('This owner has too many tasks waiting.')
      if (waiting >= maxWaiting) makeRoom(owner, line)
      waiting++
      await new Promise<void>((start, refuse) => line.waiting.push({ start, refuse }))
    }
    return () => {
      running--
      line.running--
      removeIfEmpty(owner, line)
      startNext()
    }
  }

  return {
    enter,
    get waiting() {
      return waiting
    },
    async run(owner, work) {
      const leave = await enter(owner)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
