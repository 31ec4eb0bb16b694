interface Pace {
  /** Milliseconds between two turns under one key. */
  every: number
  /** Milliseconds after which somebody has waited in vain. */
  maxWait: number
  /** How many may wait under one key. */
  maxWaiting: number
}

interface Waiting {
  until: number
  end: (isTurn: boolean) => void
}

interface Lane {
  /** Who waits, by what they try. */
  candidates: Map<string, Waiting[]>
  timer: NodeJS.Timeout
}

export interface SlowLane {
  /** Resolves to true when it is the candidate's turn under this key, and to false if it does not come in time. */
  wait(key: string, candidate: string): Promise<boolean>
}

/**
 * Lets one candidate through at a time, at a fixed pace, for all who wait with it; that which most wait with goes first.
 * So a class that types one code passes somebody who tries many, without either having to be recognised.
 */
export function createSlowLane({ every, maxWait, maxWaiting }: Pace): SlowLane {
  const lanes = new Map<string, Lane>()

  function endAll(waiting: Waiting[], isTurn: boolean): void {
    for (const { end } of waiting) end(isTurn)
  }

  function takeTurn(key: string, { candidates, timer }: Lane): void {
    const now = Date.now()
    for (const [candidate, waiting] of candidates) {
      const still = waiting.filter(({ until }) => until > now)
      endAll(
        waiting.filter(({ until }) => until <= now),
        false,
      )
      if (still.length > 0) candidates.set(candidate, still)
      else candidates.delete(candidate)
    }
    const next = mostWanted(candidates)
    if (!next) {
      // A lane in which nobody waits is kept for one turn, so that the pace holds for newcomers.
      clearInterval(timer)
      lanes.delete(key)
      return
    }
    const waiting = candidates.get(next) ?? []
    candidates.delete(next)
    endAll(waiting, true)
  }

  return {
    wait(key, candidate) {
      const known = lanes.get(key)
      const timer = known?.timer ?? setInterval(() => takeTurn(key, lane), every)
      timer.unref()
      const lane: Lane = known ?? { candidates: new Map(), timer }
      lanes.set(key, lane)
      if (!known) return Promise.resolve(true)
      const count = [...lane.candidates.values()].reduce((sum, { length }) => sum + length, 0)
      if (count >= maxWaiting) return Promise.resolve(false)
      return new Promise((end) => {
        const waiting = { until: Date.now() + maxWait, end }
        lane.candidates.set(candidate, [...(lane.candidates.get(candidate) ?? []), waiting])
      })
    },
  }
}

/** The candidate that most wait with; of several, any: nobody gets ahead by being early or late. */
function mostWanted(candidates: Map<string, Waiting[]>): string | undefined {
  const most = Math.max(0, ...[...candidates.values()].map(({ length }) => length))
  const first = [...candidates].filter(([, { length }]) => length === most).map(([candidate]) => candidate)
  return first[Math.floor(Math.random() * first.length)]
}
