/** A number as people read it: "1,234,567". */
export const formatFigure = (number: number): string => number.toLocaleString('en-GB')

/** Returns a round number not below the highest, divisible by four: where an axis ends. */
export function ceilingOf(highest: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [4, 8, 20, 40].find((round) => round * power >= highest)
    if (step) return step * power
  }
}
