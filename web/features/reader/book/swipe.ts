export type Turn = 'next' | 'previous'

/** What a finger that has moved by `dx`, `dy` CSS pixels is doing; null while it is too early to tell. */
export function intentOf(dx: number, dy: number): 'swipe' | 'scroll' | null {
  if (Math.hypot(dx, dy) < 10) return null
  return Math.abs(dx) > 1.2 * Math.abs(dy) ? 'swipe' : 'scroll'
}

export const directionOf = (dx: number): Turn => (dx < 0 ? 'next' : 'previous')

/** How far the page has turned, 0 to 1, when the finger has crossed `dx` of a stage `width` wide. */
export function progressOf(dx: number, width: number): number {
  return Math.min(Math.abs(dx) / (width * 0.9), 1)
}

/**
 * Whether letting go completes the turn: far enough (a fifth of the stage), or a flick (over 0.35 px/ms) that still
 * goes the way it began. A finger that comes back cancels.
 */
export function completesTurn(dx: number, velocity: number, width: number): boolean {
  const isFlick = Math.abs(velocity) > 0.35 && Math.abs(dx) > 20
  if (isFlick) return Math.sign(velocity) === Math.sign(dx)
  return Math.abs(dx) > width / 5
}

/** What a tap or click does, by its place across the stage. */
export function zoneOf(x: number, width: number): Turn | 'chrome' {
  if (x < width * 0.35) return 'previous'
  return x > width * 0.65 ? 'next' : 'chrome'
}
