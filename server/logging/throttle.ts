/**
 * Throttles `act` to one call per interval in milliseconds, and passes how many calls were left out since the last one:
 * for log lines that would repeat throughout an outage.
 */
export function throttle<Details>(
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
