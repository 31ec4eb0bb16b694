import type { Point } from '../kit/geometry.ts'

/** Where the light of a place comes from, and what it does to what stands in it. */
export type Lighting = {
  /** In points of the page; it may be outside. */
  from: Point
  /** What it adds to the side that faces it. */
  warm: string
  /** What it leaves of a colour on the side turned away from it. */
  cool: string
  /** How strong both are: 1 in plain daylight. */
  strength: number
  /** How far it reaches, in points, where it comes from a lamp or a candle: beyond, the picture sinks into `cool`. */
  reach?: number
  /** What weather and hour do to people, who are drawn in their colours of a fine day, with its strength. */
  veil?: [colour: string, strength: number]
  /** Large gradients are the sky, on which nobody throws a shadow. */
  isOutdoors?: boolean
}
