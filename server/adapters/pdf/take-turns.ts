/** Lets at most `limit` holders go on at once, first come, first served. Answers how to give the turn back. */
export function takeTurns(limit: number): () => Promise<() => void> {
  const waiting: (() => void)[] = []
  let running = 0
  return async () => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    return () => {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
