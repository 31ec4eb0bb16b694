import { colord } from 'colord'
import { scaleOf } from './matrix.ts'
import { longestOf } from './path-size.ts'
import type { GroupNode, Paint, PathNode, SceneNode } from './scene.ts'

const blank = '#ffffff'
/** Fainter shapes are shadow, light or texture; there is nothing in them to colour. */
const minOpacity = 0.75
/** Air between the fingers of a hand that is narrower than twice this share of a line is closed, or its lines would run together. */
const handAir = 0.6
/** How long a line between fingers has to be, as a multiple of its width. */
const minCrease = 5

/** What a style decides about a shape: `scale` is that in which it is printed. */
export type Seen = { path: PathNode; scale: number; isFace: boolean; isDark: boolean }

/** How a picture becomes lines. All lengths are in points on the paper. */
export type LineStyle = {
  ink: string
  line: number
  /** A stroke from this width on is a limb, a pole or a rope with two edges; a narrower one is a line. */
  broad: number
  /** How a filled shape is drawn: with an outline, all dark as eyes are, or not at all. */
  shapeAs: (shape: Seen) => 'outline' | 'dark' | 'nothing'
  /** The width of a narrow stroke; 0 leaves it out. */
  lineWidth: (stroke: Seen) => number
  /** Whether the edge of what a picture is cut to is drawn. */
  hasEdge: (clip: string, scale: number) => boolean
  /** Whether dark shapes get an outline too. */
  hasDarkEdge: boolean
}

/**
 * A picture of the story in lines to colour in: each shape in white with a dark outline, nearer ones in front, without shadows and texture. A hand is one
 * outline around all its fingers. `scale` is that in which the scene is printed.
 */
export function outlined(nodes: SceneNode[], scale: number, style: LineStyle, isFace = false): SceneNode[] {
  return nodes.flatMap((node): SceneNode[] => {
    if (node.kind === 'path') return drawn({ path: node, scale, isFace, isDark: isDark(node.fill) }, style)
    const inner = scaleOf(node.matrix) * scale
    if (node.part?.is === 'hand') return [handIn(node, style.line / inner, style.ink)]
    const children = outlined(node.children, inner, style, isFace || node.isFace === true)
    if (children.length === 0) return []
    const group: SceneNode = { ...node, children }
    if (node.clip === undefined || !style.hasEdge(node.clip, inner)) return [group]
    const edge: PathNode = { kind: 'path', d: node.clip, stroke: style.ink, width: style.line / inner }
    return [group, { kind: 'group', matrix: node.matrix, children: [edge] }]
  })
}

function drawn(seen: Seen, style: LineStyle): PathNode[] {
  const { path, scale } = seen
  const { d, fill, stroke, width = 1, opacity = 1, evenOdd, scattered } = path
  if (scattered || opacity < minOpacity || isFaint(fill)) return []
  const { ink } = style
  const line = style.line / scale
  const shape: PathNode = { kind: 'path', d, ...(evenOdd && { evenOdd }) }
  if (fill !== undefined) {
    const kind = style.shapeAs(seen)
    if (kind === 'nothing') return []
    if (kind === 'outline') return [{ ...shape, fill: blank, stroke: ink, width: line }]
    return [{ ...shape, fill: ink, ...(style.hasDarkEdge && { stroke: ink, width: line }) }]
  }
  if (stroke === undefined) return []
  if (width * scale < style.broad) {
    const own = style.lineWidth(seen)
    return own === 0 ? [] : [{ ...shape, stroke: ink, width: own }]
  }
  return [
    { ...shape, stroke: ink, width: width + line },
    { ...shape, stroke: blank, width: width - line },
  ]
}

/** The outline around all shapes of a hand; between its fingers only lines so long that they make no blot. */
function handIn(hand: GroupNode, line: number, ink: string): GroupNode {
  const shapes = hand.children.flatMap((node) => (node.kind === 'path' && node.fill !== undefined ? [node.d] : []))
  const air = line * handAir
  const around = shapes.map((d): PathNode => ({ kind: 'path', d, stroke: ink, width: 2 * (air + line) }))
  const inside = shapes.map((d): PathNode => ({ kind: 'path', d, fill: blank, stroke: blank, width: 2 * air }))
  const creases = hand.children.flatMap((node): PathNode[] => {
    if (node.kind !== 'path' || node.stroke === undefined || longestOf(node.d) < minCrease * line) return []
    return [{ kind: 'path', d: node.d, stroke: ink, width: line }]
  })
  return { ...hand, children: [...around, ...inside, ...creases] }
}

const isDark = (paint: Paint | undefined) => typeof paint === 'string' && colord(paint).brightness() < 0.3

const isFaint = (paint: Paint | undefined) =>
  typeof paint === 'object' && paint.stops.some(([, , opacity = 1]) => opacity < minOpacity)
