/** Letters of the longest word that is compared. */
const maxLetters = 64
/** Reused by every comparison, so that none allocates memory. */
const rows = [0, 1, 2].map(() => new Uint8Array(maxLetters + 1))

/**
 * The optimal string alignment distance, in letters inserted, left out, replaced or swapped with the next one: of the
 * whole word, and of the beginning of the word that is nearest. Above `max`, any number above it.
 */
export function distances(typed: string, word: string, max: number): { whole: number; start: number } {
  if (typed.length > maxLetters || word.length > maxLetters) return { whole: max + 1, start: max + 1 }
  let [before, above, row] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let at = 0; at <= word.length; at++) above[at] = at
  for (let line = 1; line <= typed.length; line++) {
    row[0] = line
    let least = line
    for (let at = 1; at <= word.length; at++) {
      const isSame = typed[line - 1] === word[at - 1]
      let cost = Math.min((above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = line > 1 && at > 1 && typed[line - 1] === word[at - 2] && typed[line - 2] === word[at - 1]
      if (isSwapped) cost = Math.min(cost, (before[at - 2] ?? 0) + 1)
      row[at] = cost
      if (cost < least) least = cost
    }
    if (least > max) return { whole: max + 1, start: max + 1 }
    ;[before, above, row] = [above, row, before]
  }
  return { whole: above[word.length] ?? 0, start: Math.min(...above.subarray(0, word.length + 1)) }
}
