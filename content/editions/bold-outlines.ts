import { colord } from 'colord'
import { scaleOf } from '../kit/matrix.ts'
import type { GroupNode, Paint, PathNode, SceneNode } from '../kit/scene.ts'
import { sizeOf } from './path-size.ts'

export const ink = '#1c1a18'
const blank = '#ffffff'
/** 1.2 mm in points: what a child of six can colour up to, and what rises on swell paper. */
export const leastStroke = (1.2 / 25.4) * 72
/** Fainter shapes are shadow, light or texture; there is nothing in them to colour. */
const leastOpacity = 0.75
/** In points on the paper. A smaller shape would be a blot, a thinner one is a line; a broader line has two edges, and a finer one is a mesh or a thread. */
const least = { shape: 11, thickness: 5, broad: 13, line: 9, drawn: 1 }

/**
 * A picture of the story in lines to colour in, all of one width: `scale` is that in which the scene is printed. Shadows, textures and whatever is too
 * small to be coloured are left out. Eyes stay dark, so that faces look.
 */
export function boldOutlines(nodes: SceneNode[], scale: number, isFace = false): SceneNode[] {
  return nodes.flatMap((node): SceneNode[] => {
    if (node.kind === 'path') return drawn(node, scale, isFace)
    return outlined(node, scaleOf(node.matrix) * scale, isFace || node.isFace === true)
  })
}

function outlined(node: GroupNode, inner: number, isFace: boolean): SceneNode[] {
  const children = boldOutlines(node.children, inner, isFace)
  if (children.length === 0) return []
  const group: SceneNode = { ...node, children }
  if (node.clip === undefined || isTiny(node.clip, inner)) return [group]
  // What is cut to a shape shows that shape’s edge.
  const edge: PathNode = { kind: 'path', d: node.clip, stroke: ink, width: leastStroke / inner }
  return [group, { kind: 'group', matrix: node.matrix, children: [edge] }]
}

function isTiny(d: string, scale: number): boolean {
  const { width, height } = sizeOf(d)
  return Math.max(width, height) * scale < least.shape
}

function drawn(
  { d, fill, stroke, width = 1, opacity = 1, evenOdd, scattered }: PathNode,
  scale: number,
  isFace: boolean,
): PathNode[] {
  if (scattered || opacity < leastOpacity || isFaint(fill)) return []
  const size = sizeOf(d)
  const long = Math.max(size.width, size.height) * scale
  const thin = Math.min(size.width, size.height) * scale
  const line = leastStroke / scale
  const shape: PathNode = { kind: 'path', d, ...(evenOdd && { evenOdd }) }
  if (fill !== undefined) {
    const isDot = long < least.shape || (isFace && isDark(fill) && long < 4 * least.shape) || thin < least.thickness
    if (isDot) return isDark(fill) ? [{ ...shape, fill: ink }] : []
    return [{ ...shape, fill: blank, stroke: ink, width: line }]
  }
  if (stroke === undefined || long < least.line || width * scale < least.drawn) return []
  if (width * scale < least.broad) return [{ ...shape, stroke: ink, width: line }]
  return [
    { ...shape, stroke: ink, width: width + line },
    { ...shape, stroke: blank, width: width - line },
  ]
}

const isDark = (paint: Paint) => typeof paint === 'string' && colord(paint).brightness() < 0.3

const isFaint = (paint: Paint | undefined) =>
  typeof paint === 'object' && paint.stops.some(([, , opacity = 1]) => opacity < leastOpacity)
