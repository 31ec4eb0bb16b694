import type { Point } from './geometry.ts'
import type { Matrix } from './matrix.ts'

/** Light that changes over a shape: from one point to another, or outwards from a centre. A stop is place 0–1, colour, opacity. */
type Gradient = {
  from: Point
  to: Point
  /** Present for a glow: the radius around `to` at which the last stop is reached. */
  radius?: number
  stops: [number, string, number?][]
}

export type Paint = string | Gradient

/** One shape: an SVG path, filled or stroked or both. */
export type PathNode = {
  kind: 'path'
  d: string
  fill?: Paint
  stroke?: string
  width?: number
  opacity?: number
  /** Leaves holes where an even number of outlines overlap. */
  evenOdd?: boolean
  /** Many small marks that lie about: brush strokes, grains, rain. They are never printed across the words. */
  scattered?: boolean
}

/** What a group is, for those who check a drawing (`content/check-figures.ts`). It changes nothing that is printed. */
export type Part =
  /** A hand. It belongs in an `arm`. */
  | { is: 'hand' }
  /** An arm to its fingertips. `short` is how far its hand stays from where the pose wants it. */
  | { is: 'arm'; short: number }
  /** Somebody in a pose; what two people in one picture should not share. */
  | { is: 'person'; pose: string }
  /** Somebody who sits; the group's origin is what touches the seat. */
  | { is: 'sitter' }
  /** Drawn letters or tally marks: they are painted as exactly as they are drawn. */
  | { is: 'lettering' }
  /** What shines: the moon, a window at night. No shade falls on it. */
  | { is: 'light' }
  /** What can be sat on: the upper edge of a seat, from left to right. */
  | { is: 'seat'; from: Point; to: Point }

/** Shapes that move together, cut to `clip` (an SVG path in the group's own coordinates) where there is one. */
export type GroupNode = {
  kind: 'group'
  matrix: Matrix
  clip?: string
  /** A face, its middle at the group's origin and its radius 1. */
  isFace?: boolean
  part?: Part
  /** What the words of a page stand on, and nothing else: readers who see the words beside the page do not see it. */
  isGround?: boolean
  /** The features of a face as they are drawn where it is small. */
  small?: SceneNode[]
  children: SceneNode[]
}

export type SceneNode = PathNode | GroupNode

type Placement = { x?: number; y?: number; scale?: number; rotate?: number; flip?: boolean }

export function fill(d: string, paint: Paint, opacity = 1): PathNode {
  return { kind: 'path', d, fill: paint, opacity }
}

/** A line with round ends and joins. */
export function stroke(d: string, colour: string, width: number, opacity = 1): PathNode {
  return { kind: 'path', d, stroke: colour, width, opacity }
}

/** Moves, turns (degrees, clockwise), scales and mirrors a drawing around its own origin. */
export function place(
  children: SceneNode[],
  { x = 0, y = 0, scale = 1, rotate = 0, flip = false }: Placement,
): GroupNode {
  const turn = (rotate * Math.PI) / 180
  const sx = flip ? -scale : scale
  const matrix: Matrix = [
    Math.cos(turn) * sx,
    Math.sin(turn) * sx,
    -Math.sin(turn) * scale,
    Math.cos(turn) * scale,
    x,
    y,
  ]
  return { kind: 'group', matrix, children }
}

/** A whole page turned round, left for right. Lettering would read backwards. */
export function mirrored(children: SceneNode[], width: number): GroupNode {
  return { kind: 'group', matrix: [-1, 0, 0, 1, width, 0], children }
}

/** Says what some shapes are. */
export function part(what: Part, children: SceneNode[] = []): GroupNode {
  return { kind: 'group', matrix: [1, 0, 0, 1, 0, 0], part: what, children }
}

/** A seat's upper edge, or a step's or a wall's: a sitter must touch one. It draws nothing. */
export const seatAt = (from: Point, to: Point): GroupNode => part({ is: 'seat', from, to })

/** What the words of a page stand on, and nothing else. */
export function ground(children: SceneNode[]): GroupNode {
  return { kind: 'group', matrix: [1, 0, 0, 1, 0, 0], isGround: true, children }
}

export function clipTo(d: string, children: SceneNode[]): GroupNode {
  return { kind: 'group', matrix: [1, 0, 0, 1, 0, 0], clip: d, children }
}

/** A shape cut from paper: it throws a thin shadow on what lies under it. */
export function paper(d: string, paint: Paint, lift = 4): SceneNode[] {
  const shadow: GroupNode = {
    kind: 'group',
    matrix: [1, 0, 0, 1, lift * 0.6, lift],
    children: [fill(d, '#1d2440', 0.13)],
  }
  return [shadow, fill(d, paint)]
}

/** A glow of one colour that fades to nothing. */
export function glow(x: number, y: number, radius: number, colour: string, strength = 0.8): PathNode {
  const circle = `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
  return fill(circle, {
    from: [x, y],
    to: [x, y],
    radius,
    stops: [
      [0, colour, strength],
      [0.45, colour, strength * 0.4],
      [1, colour, 0],
    ],
  })
}
