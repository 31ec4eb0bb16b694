/**
 * Calls `act` at most once every so many milliseconds, with how many calls were left out since the last one: for lines
 * in the log about what goes on for as long as an outage lasts.
 */
export function occasionally<Details>(
  milliseconds: number,
  act: (details: Details, leftOut: number) => void,
): (details: Details) => void {
  let nextAt = Number.NEGATIVE_INFINITY
  let leftOut = 0
  return (details) => {
    if (performance.now() < nextAt) {
      leftOut += 1
      return
    }
    nextAt = performance.now() + milliseconds
    act(details, leftOut)
    leftOut = 0
  }
}
