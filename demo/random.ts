/** Numbers and choices that look random and are the same on every run. */
export interface Random {
  /** From 0 up to, but not including, `below`. */
  integer(below: number): number
  pick<T>(list: readonly T[]): T
  /** True in that share of the calls, 0 to 1. */
  chance(share: number): boolean
  shuffle<T>(list: readonly T[]): T[]
}

/** A generator with a seed of its own (mulberry32), so that one chapter of the year does not change another. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (below: number) => Math.floor(next() * below)
  return {
    integer,
    pick: (list) => list[integer(list.length)] as (typeof list)[number],
    chance: (share) => next() < share,
    shuffle: (list) =>
      list
        .map((value) => [next(), value] as const)
        .sort(([a], [b]) => a - b)
        .map(([, value]) => value),
  }
}
