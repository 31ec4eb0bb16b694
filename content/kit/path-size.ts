/** How many numbers follow a command of an SVG path. */
const counts: Record<string, number> = { M: 2, L: 2, C: 6, Q: 4, H: 1, V: 1, a: 7, A: 7, Z: 0 }

/** The width and height of the box around the points of a path as the kit writes it; curves stay within their points. */
export function sizeOf(d: string): { width: number; height: number } {
  const [xs, ys]: [number[], number[]] = [[], []]
  let [x, y] = [0, 0]
  const add = (toX: number, toY: number) => {
    ;[x, y] = [toX, toY]
    xs.push(x)
    ys.push(y)
  }
  for (const [, command = '', rest = ''] of d.matchAll(/([MLCQHVaAZ])([^MLCQHVaAZ]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number)
    const step = counts[command] ?? 0
    for (let at = 0; step > 0 && at + step <= numbers.length; at += step) {
      const part = numbers.slice(at, at + step)
      const [toX = 0, toY = 0] = part.slice(-2)
      if (command === 'H') add(part[0] ?? 0, y)
      else if (command === 'V') add(x, part[0] ?? 0)
      else if (command === 'a') add(x + toX, y + toY)
      else if (command === 'A') add(toX, toY)
      else for (let pair = 0; pair < part.length; pair += 2) add(part[pair] ?? 0, part[pair + 1] ?? 0)
      // Half of a circle reaches as far beyond its ends as its radius.
      if (command === 'a' || command === 'A') ys.push(y - (part[1] ?? 0), y + (part[1] ?? 0))
    }
  }
  if (xs.length === 0) return { width: 0, height: 0 }
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) }
}

/** The longer side of that box. */
export function longestOf(d: string): number {
  const { width, height } = sizeOf(d)
  return Math.max(width, height)
}
