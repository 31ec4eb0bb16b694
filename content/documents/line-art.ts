import { colord } from 'colord'
import type { Paint, PathNode, SceneNode } from '../kit/scene.ts'

const ink = '#2a2320'
const blank = '#ffffff'
/** In points on the paper. */
const outline = 0.9
/** Fainter shapes are shadow, light or texture; there is nothing in them to colour. */
const leastOpacity = 0.75
/** A wider stroke is a limb, a pole or a rope with two edges; a finer one is a line. */
const leastBroad = 5

/**
 * A picture of the story as a page to colour in: each shape in white with a dark outline, nearer ones in front, without
 * shadows and texture. `scale` is that in which it is printed, so that lines are as broad in a small picture. Eyes and mouths stay dark, so that faces look.
 */
export function lineArt(nodes: SceneNode[], scale = 1, isFace = false): SceneNode[] {
  return nodes.flatMap((node): SceneNode[] => {
    if (node.kind === 'path') return drawn(node, scale, isFace)
    const inner = Math.hypot(node.matrix[0], node.matrix[1]) * scale
    const children = lineArt(node.children, inner, isFace || node.isFace === true)
    if (children.length === 0) return []
    const group: SceneNode = { ...node, children }
    if (node.clip === undefined) return [group]
    // What is cut to a shape shows that shape’s edge.
    const edge: PathNode = { kind: 'path', d: node.clip, stroke: ink, width: outline / inner }
    return [group, { kind: 'group', matrix: node.matrix, children: [edge] }]
  })
}

function drawn(
  { d, fill, stroke, width = 1, opacity = 1, evenOdd, scattered }: PathNode,
  scale: number,
  isFace: boolean,
): PathNode[] {
  if (scattered || opacity < leastOpacity || isFaint(fill)) return []
  const line = outline / scale
  const shape: PathNode = { kind: 'path', d, ...(evenOdd && { evenOdd }) }
  if (fill !== undefined)
    return [{ ...shape, fill: isFace && isDark(fill) && isSmall(d) ? ink : blank, stroke: ink, width: line }]
  if (stroke === undefined) return []
  if (width * scale < leastBroad) return [{ ...shape, stroke: ink, width: Math.min(width, line) }]
  return [
    { ...shape, stroke: ink, width: width + line },
    { ...shape, stroke: blank, width: width - line },
  ]
}

const isDark = (paint: Paint) => typeof paint === 'string' && colord(paint).brightness() < 0.3

/** An eye or a mouth and not the hair, in a face whose radius is 1. */
function isSmall(d: string): boolean {
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  return Math.max(...numbers) - Math.min(...numbers) < 1.6
}

const isFaint = (paint: Paint | undefined) =>
  typeof paint === 'object' && paint.stops.some(([, , opacity = 1]) => opacity < leastOpacity)
