import * as z from 'zod/mini'

/**
 * What a figure counts, and of how many schools that is. A figure about classes counts classes, one about parents or
 * schools counts them; somebody who belongs to no school counts as one of a school of their own.
 */
export interface Counted {
  count: number
  schools: number
}

/** Outside a school nothing is shown about fewer classes, people or schools than these, of fewer schools than these. */
const minCounted = 5
const minSchools = 3

/**
 * A figure as it leaves the server: a multiple of five, rounded down, so that no difference between two days tells about
 * one; null where it counts too few to be shown, or where it would tell a figure that does.
 */
export const ShownFigure = z.nullable(z.int().check(z.multipleOf(minCounted), z.minimum(minCounted)))
export type ShownFigure = z.infer<typeof ShownFigure>

/** Whether a figure about these may be shown at all. */
export const isEnough = ({ count, schools }: Counted) => count >= minCounted && schools >= minSchools

/** As a figure is shown. */
export const roundDown = (number: number) => number - (number % minCounted)

/** A figure by itself. `number`: what is shown of those who are counted, such as how often they did something. */
export function showFigure(counted: Counted, number = counted.count): ShownFigure {
  return isEnough(counted) && number >= minCounted ? roundDown(number) : null
}

/**
 * Figures that are the parts of a total, which is shown beside them; no school is in two parts. Where the total less the
 * parts that are shown would be about too few, or would tell a hidden part, the smallest part that is shown is hidden too,
 * and so on.
 */
export function showParts(parts: readonly Counted[]): { parts: ShownFigure[]; total: ShownFigure } {
  const shown = parts.map((part) => showFigure(part))
  const total = showFigure(sumOf(parts))
  for (;;) {
    const hidden = parts.filter((_, at) => shown[at] === null)
    if (hidden.length === 0 || (isEnough(sumOf(hidden)) && !isTold(hidden, shown, total))) break
    const smallest = smallestOf(shown)
    if (smallest === -1) break
    shown[smallest] = null
  }
  return { parts: shown, total }
}

/** What rounding takes from a figure at most, and what a hidden part counts at most that is too small by itself. */
const slack = minCounted - 1

/**
 * Whether the total tells a hidden part: where it is the only one, or where what is shown leaves the hidden ones hardly
 * less than they have room for, so that each has to be as large as it can be. `small-numbers.test.ts` tries all that
 * somebody could try who knows this rule.
 */
function isTold(hidden: readonly Counted[], shown: readonly ShownFigure[], total: ShownFigure): boolean {
  if (hidden.length === 1) return true
  const inSight = shown.filter((figure) => figure !== null)
  if (total === null || inSight.length === 0) return false
  const least = total - inSight.reduce((sum, figure) => sum + figure + slack, 0)
  const roomOfSmall = hidden.length * slack
  // One of them may be there for the sake of the others: then it is no larger than the smallest in sight.
  const room = hidden.some(isEnough) ? Math.max(roomOfSmall, slack + Math.min(...inSight) + slack) : roomOfSmall
  return least > room - slack
}

const sumOf = (parts: readonly Counted[]): Counted => ({
  count: parts.reduce((sum, { count }) => sum + count, 0),
  schools: parts.reduce((sum, { schools }) => sum + schools, 0),
})

/** Where the smallest figure is, as it is shown: exact ones would tell which of two equals is smaller. -1 without any. */
function smallestOf(shown: readonly ShownFigure[]): number {
  const smallest = Math.min(...shown.map((figure) => figure ?? Number.POSITIVE_INFINITY))
  return shown.indexOf(smallest)
}

/**
 * What families of one school do, as the school sees it: these are people whom its staff know by name, so that fewer
 * than five are not shown to it either. All other figures of a school are its own, and exact.
 */
export const showFamilies = (parents: number): ShownFigure => showFigure({ count: parents, schools: minSchools })
